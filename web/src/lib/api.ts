// The REST calls of the server. Whatever goes wrong is a Trouble with one sentence for people and a code for programs.
import { language, t } from "./locale.svelte";
import type {
  Afterwards, DeviceCode, Frame, GameInfo, HostDoes, Introduce, Invitation, Invited, Link, Me, NewTable, Opened, Problem,
  Rules, SeatDoes, Study, TableInfo, Tables,
} from "../protocol";

export class Trouble extends Error {
  constructor(readonly code: string, text: string, readonly clause: string | null = null) {
    super(text);
  }
}

/** What to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Trouble ? error.message : t("web-error-unknown");
}

async function call<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { "Accept-Language": language.current, ...(body === undefined ? {} : { "Content-Type": type }) },
      body: body === undefined ? undefined : type === "application/json" ? JSON.stringify(body) : (body as string),
    });
  } catch {
    throw new Trouble("offline", t("web-error-offline"));
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let problem: Problem;
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    throw new Trouble("unknown", t("web-error-unknown"));
  }
  throw new Trouble(problem.code, problem.text || t("web-error-unknown"), problem.clause ?? null);
}

const spoken = (path: string) => `${path}?locale=${language.current}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Finished matches are tables of this server, or studies: match files that somebody opened. */
export type Shelf = "tables" | "studies";
const shelf = (kind: Shelf, id: string) => `/${kind}/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  introduce: (body: Introduce) => call<Me>("PUT", "/me", body),
  deviceCode: () => call<DeviceCode>("POST", "/me/code"),
  useCode: (code: string) => call<Me>("POST", "/me/device", { code }),
  myTables: () => call<Tables>("GET", "/me/tables"),
  games: () => call<GameInfo[]>("GET", spoken("/games")),
  rules: (game: string) => call<Rules>("GET", spoken(`/rules/${game}`)),
  lobby: () => call<Tables>("GET", "/tables"),
  open: (body: NewTable) => call<Opened>("POST", "/tables", body),
  invite: (id: string, seat: number | null) => call<Invitation>("POST", `${table(id)}/invitations`, { seat }),
  link: (id: string) => call<Link>("GET", `${table(id)}/link`),
  invited: (code: string) => call<Invited>("GET", `/invitations/${encodeURIComponent(code)}`),
  join: (id: string, seat: number | null, invitation: string | null = null) =>
    call<TableInfo>("POST", `${table(id)}/join`, { seat, invitation }),
  host: (id: string, body: HostDoes) => call<TableInfo>("POST", `${table(id)}/host`, body),
  seat: (id: string, doing: SeatDoes["do"]) => call<TableInfo>("POST", `${table(id)}/seat`, { do: doing }),
  rematch: (id: string) => call<TableInfo>("POST", `${table(id)}/rematch`),
  result: (kind: Shelf, id: string) => call<Afterwards>("GET", spoken(`${shelf(kind, id)}/result`)),
  frame: (kind: Shelf, id: string, entry: number) => call<Frame>("GET", spoken(`${shelf(kind, id)}/replay/${entry}`)),
  study: (text: string) => call<Study>("POST", "/studies", text, "text/plain"),
  matchFile: (kind: Shelf, id: string) => `/api${shelf(kind, id)}/match`,
};

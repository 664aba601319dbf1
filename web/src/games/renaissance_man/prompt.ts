// What is asked of this eye now, or what the table waits for, in one sentence.
import { t } from "../../lib/locale.svelte";
import type { Steps } from "./steps.svelte";
import { areaName, cardName, list, type TableView } from "./table";

export function prompt(view: TableView, steps: Steps, names: string[], pending: number[], sealed: number[], drafting: boolean): string {
  if (view.phase === "over") return t("web-rm-over");
  if (steps.asked) return asked(view, steps);
  const waiting = list(pending.filter((seat) => seat !== view.eye).map((seat) => names[seat] ?? ""));
  if (view.eye !== null && sealed.includes(view.eye)) return t("web-rm-sealed-waiting", { seats: waiting });
  if (view.eye !== null && pending.includes(view.eye)) return drafting ? t("web-rm-complete") : t("web-rm-wait-table");
  if (!pending.length) return t("web-rm-wait-table");
  return t("web-rm-waiting", { seats: waiting });
}

function asked(view: TableView, steps: Steps): string {
  const draft = view.draft;
  if (steps.some("set")) return t("web-rm-ask-set", { number: (draft?.set.length ?? 0) + 1 });
  if (steps.some("keep")) {
    const card = view.recruits.find((_, index) => ["merchant", "scholar", "baker", "knight"][index] === view.area);
    return t("web-rm-ask-recruit", { card: card ? cardName(card) : "", area: view.area ? areaName(view.area) : "" });
  }
  if (steps.some("drop")) return t("web-rm-ask-drop");
  if (steps.some("knight")) return t("web-rm-ask-knight");
  if (steps.some("card")) return t("web-rm-ask-card", { action: draft?.action ?? "hire" });
  if (view.phase === "men") return t("web-rm-ask-man");
  if (steps.some("act")) return t("web-rm-ask-act", { level: view.level });
  if (steps.some("pass")) return t("web-rm-ask-pass", { level: view.level });
  if (steps.some("done")) return t("web-rm-ask-discard");
  return t("web-rm-ask-place");
}

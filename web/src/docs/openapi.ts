// The server's description of its calls (GET /api/openapi.json), as far as the page draws it.

export interface Schema {
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface Parameter {
  name: string;
  in: "path" | "query";
  required?: boolean;
  description?: string;
  schema?: Schema;
}

type Content = Record<string, { schema: Schema }>;

export interface Call {
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface Description {
  info: { title: string; version: string; summary?: string };
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
}

export interface Route {
  method: string;
  path: string;
  call: Call;
}

/** The calls in the order of the description, by what they are about. */
export function byTag(description: Description): [string, Route[]][] {
  const found = new Map<string, Route[]>();
  for (const [path, verbs] of Object.entries(description.paths)) {
    for (const [verb, call] of Object.entries(verbs)) {
      const tag = call.tags[0] ?? "";
      found.set(tag, [...(found.get(tag) ?? []), { method: verb.toUpperCase(), path, call }]);
    }
  }
  return [...found];
}

export const nameOf = (schema: Schema): string | null => schema.$ref?.split("/").at(-1) ?? null;

/** A type as it would be written in TypeScript. */
export function typeWords(schema: Schema): string {
  const name = nameOf(schema);
  if (name) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeWords).join(" | ");
  if (schema.type === "array") {
    const item = schema.items ? typeWords(schema.items) : "any";
    return item.includes(" ") ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === "object" && typeof schema.additionalProperties === "object") return `{ [name]: ${typeWords(schema.additionalProperties)} }`;
  return schema.type ?? "any";
}

/** A body to begin with: every required field with something of its type. */
export function example(schema: Schema, schemas: Record<string, Schema>): unknown {
  const name = nameOf(schema);
  if (name) return example(schemas[name] ?? {}, schemas);
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0]!, schemas);
  if (schema.type === "array") return schema.items ? [example(schema.items, schemas)] : [];
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) => schema.required?.includes(field));
    return Object.fromEntries(fields.map(([field, of]) => [field, example(of, schemas)]));
  }
  return { string: "", integer: 0, number: 0, boolean: false }[schema.type ?? ""] ?? null;
}

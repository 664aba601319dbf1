// Makes src/protocol.ts from the server's schema: python -m tavola.protocol.schema | node types.mjs
// With --check it says whether that file is what the schema says now.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
const names = Object.keys(schema.$defs);
const root = { ...schema, title: "Everything", type: "object", additionalProperties: false, required: names };
root.properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
const banner = "// Made from the server's schema by types.mjs; don't edit.\n";
const text = await compile(root, "Everything", { bannerComment: banner, declareExternallyReferenced: true, format: false });
const file = new URL("src/protocol.ts", import.meta.url);
if (!process.argv.includes("--check")) {
  writeFileSync(file, text);
} else if (readFileSync(file, "utf8") !== text) {
  console.log("web/src/protocol.ts is not what the schema says; make it anew, see web/types.mjs.");
  process.exit(1);
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a server that was started by `tavola serve`.
const server = process.env.TAVOLA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tavola/server/static", emptyOutDir: true, target: "es2022" },
  // The words are outside of web/.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});

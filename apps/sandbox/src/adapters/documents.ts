import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import control from "../gen/control.json" with { type: "json" };
import type { FileReply } from "./console-files.ts";

/** Beside the code when built, in the package's dist when running from the sources. */
const CONTRACT = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../dist/openapi.json" : "../openapi.json", import.meta.url),
);
const BUILD_COMMAND = "npx -y pnpm@12 --filter @coffer/sandbox build:package";

/** The contracts of the product and the control API as OpenAPI documents; null for another path. */
export function documentFile(path: string, contract = CONTRACT): FileReply | null {
  if (path === "/__sandbox/openapi.json") return reply(200, "application/json", JSON.stringify(control));
  if (path !== "/openapi.json") return null;
  if (existsSync(contract)) return reply(200, "application/json", readFileSync(contract));
  return reply(503, "text/plain", `The contract isn't built yet. Build it, then ask again:\n\n${BUILD_COMMAND}\n`);
}

const reply = (status: number, type: string, body: string | Buffer): FileReply => ({
  status,
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  },
  body,
});

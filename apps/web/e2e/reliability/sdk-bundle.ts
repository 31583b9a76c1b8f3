import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";

const entry = fileURLToPath(new URL("../../../../packages/sdk/src/index.ts", import.meta.url));

let built: Promise<Map<string, string>> | undefined;

/** Returns the SDK as files for an otherwise empty page, by name. */
export function sdkBundle(): Promise<Map<string, string>> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<Map<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@coffer/source", ...defaultClientConditions] },
    build: { write: false, minify: false, lib: { entry, formats: ["es"], fileName: () => "sdk.js" } },
  });
  const files = [output].flat().flatMap((one) => ("output" in one ? one.output : []));
  return new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code]] : [])));
}

import { copyFile, writeFile } from "node:fs/promises";
import { bundle } from "../../spec/tools/bundle.ts";

// `@coffer/sdk/openapi.json`: the contract as one file, and its declaration. Declared rather than read from the JSON: a
// checker would spend seconds on a type of a million characters.
await writeFile("dist/openapi.json", `${JSON.stringify(await bundle(), null, 1)}\n`);
await copyFile("openapi.d.ts", "dist/cjs/openapi.d.ts");

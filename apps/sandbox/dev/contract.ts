import { writeFile } from "node:fs/promises";
import { bundle } from "../../../spec/tools/bundle.ts";

// Writes the contract as one file, which the sandbox serves at /openapi.json.
await writeFile("dist/openapi.json", JSON.stringify(await bundle()));

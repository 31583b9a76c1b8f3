import { writeFile } from "node:fs/promises";
import { bundle } from "../../../spec/tools/bundle.ts";

// What the sandbox serves under /openapi.json: the product's contract as one file.
await writeFile("dist/openapi.json", JSON.stringify(await bundle()));

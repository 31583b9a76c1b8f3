import { mkdir, writeFile } from "node:fs/promises";
import { bundle } from "./bundle.ts";
import { withCodeSamples } from "./code-samples.ts";
import { sdkPages } from "./reference/sdk-pages.ts";

// The input of `contract`: the contract with code samples, and pages about the SDK and the codes before its groups.
const document = withCodeSamples(await bundle());
document.info.description = `${document.info.description ?? ""}\n\n${sdkPages()}`;
const folder = new URL("../dist/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("reference.json", folder), JSON.stringify(document));

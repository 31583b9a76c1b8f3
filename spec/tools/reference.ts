import { mkdir, writeFile } from "node:fs/promises";
import { bundle } from "./bundle.ts";
import { withCodeSamples } from "./code-samples.ts";
import { sdkPages } from "./reference/sdk-pages.ts";

// What `contract` renders: the contract with code samples, and before its groups what the SDK exports and what codes mean.
const document = withCodeSamples(await bundle());
document.info.description = `${document.info.description ?? ""}\n\n${sdkPages()}`;
const folder = new URL("../dist/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("reference.json", folder), JSON.stringify(document));

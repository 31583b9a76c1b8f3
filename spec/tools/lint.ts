import { bundle } from "./bundle.ts";
import { catalogue } from "./catalogue.ts";
import { unusedParts } from "./files.ts";
import { lint } from "./rules/all.ts";

const findings = lint({ document: await bundle(), catalogue, unused: unusedParts() });
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(`${findings.length} findings in spec/.`);
  process.exitCode = 1;
}

#!/usr/bin/env node
import { tooOld } from "./cli/node-version.ts";

const complaint = tooOld(process.versions.node);
if (complaint === null) {
  // Before any other import: the compile cache halves the time to the first reply. Not a static import, which an older
  // Node would refuse before our version check.
  process.getBuiltinModule("node:module").enableCompileCache();
  const { main } = await import("./cli/main.ts");
  process.exitCode = await main(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
  });
} else {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 2;
}

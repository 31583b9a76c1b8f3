#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Before anything of ours is loaded: it halves the time to the first reply.
enableCompileCache();

const { main } = await import("./cli/main.ts");
process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
});

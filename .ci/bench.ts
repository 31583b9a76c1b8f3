import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// Each prints its own table and fails when a figure of ours doesn't reach what it has to.
const benches = ["packages/sdk/bench/run.ts", "apps/sandbox/bench/run.ts", "apps/web/bench/run.ts"].filter((file) =>
  existsSync(file),
);
const failed = benches.filter((file) => {
  const conditions = file.startsWith("apps/") ? ["--conditions=@coffer/source"] : [];
  return spawnSync(process.execPath, [...conditions, file], { stdio: "inherit" }).status !== 0;
});
for (const file of failed) console.log(`FAIL ${file}`);
process.exit(failed.length === 0 ? 0 : 1);

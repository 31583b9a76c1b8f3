// Runs scripts of wireit one after the other, sums what Vitest and Playwright report, and prints the closing line:
//   node .ci/summary.ts <script…>
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { performance } from "node:perf_hooks";

const RESULTS = ".coffer/results";

/** The fields of Vitest's and of Playwright's JSON report that are summed. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; skipped: number; flaky: number };
};

const scripts = process.argv.slice(2);
// Without the reports of earlier runs: wireit restores those of steps that it skips.
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const started = performance.now();
let failedScripts = 0;
for (const script of scripts) {
  const begun = performance.now();
  // One lane for each of two cores. A step that fails doesn't keep the others from running.
  const env = {
    WIREIT_LOGGER: "simple",
    WIREIT_PARALLEL: "2",
    ...process.env,
    WIREIT_FAILURES: "continue",
    // Set by pnpm for the script that runs this file; wireit would run that one again.
    npm_lifecycle_event: undefined,
    npm_package_json: undefined,
  };
  const { status } = spawnSync(process.execPath, ["--run", script], { stdio: "inherit", env });
  if (status !== 0) failedScripts += 1;
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${script} (${seconds(begun)} s)`);
}

const total = { passed: 0, failed: 0 };
for (const file of globSync(`${RESULTS}/*.json`).sort()) {
  const { passed, failed } = countOf(JSON.parse(readFileSync(file, "utf8")));
  console.log(`${basename(file, ".json")}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
// A type error, a lint finding or a runner that died has no failing test.
if (failedScripts > 0 && total.failed === 0) total.failed = failedScripts;
console.log(`${seconds(started)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @returns the number of tests that passed and failed. A skipped test counts as failed: no test may be skipped. */
function countOf({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, stats }: Report) {
  if (!stats) return { passed: numPassedTests, failed: numFailedTests + numPendingTests };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}

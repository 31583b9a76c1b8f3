// StrykerJS: `TARGET=sdk npx -y pnpm@12 mutate`, with `--mutate <files>` for a part. The targets are in targets.ts.
import { targets } from "./targets.ts";

const name = process.env.TARGET ?? "sdk";
const target = targets[name];
if (!target) throw new Error(`Set TARGET to one of ${Object.keys(targets).join(", ")}.`);
// The test runner is a child process and reads these.
process.env.MUTATION = "1";

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  packageManager: "pnpm",
  // Named, because pnpm keeps plugins out of the folder in which Stryker looks for them.
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // Stryker would rewrite tsconfig.json with TypeScript's JavaScript API, which TypeScript 7 lacks. Vitest needs no rewrite.
  tsconfigFile: "no-tsconfig.json",
  vitest: { configFile: ".ci/mutation/vitest.config.ts", related: false },
  mutate: target.mutate,
  ignorePatterns: [".coffer", ".wireit", "**/dist", "**/dist-pages"],
  tempDirName: ".coffer/stryker",
  concurrency: Number(process.env.MUTATION_JOBS ?? 2),
  // A mutant whose tests run out of time counts as killed. A short limit on a busy machine would kill for nothing.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  coverageAnalysis: "perTest",
  // Code that runs once while a module loads would need a fresh process for each of its mutants.
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `.coffer/mutation/${name}.json` },
  htmlReporter: { fileName: `.coffer/mutation/${name}.html` },
};

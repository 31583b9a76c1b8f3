import { mkdirSync, readFileSync, rmSync } from "node:fs";
import type { Count, Step } from "./step.ts";

const results = ".coffer/results";

/** Each checker computes shared types again: with one the work is half. Results are cached for the next run. */
const typesOnce = ["--checkers", "1", "--incremental", "--tsBuildInfoFile", ".coffer/types.tsbuildinfo"];

/** Everything that needs no browser. */
export const staticSteps: Step[] = [
  { name: "generated files up to date", command: "node", args: ["spec/tools/gen.ts", "--check"] },
  { name: "types", command: "tsc", args: ["-p", "tsconfig.json", ...typesOnce] },
  { name: "lint and format", command: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "contract", command: "node", args: ["spec/tools/lint.ts"] },
  { name: "contract, Redocly's rules", command: "npm", args: ["--prefix", "spec", "run", "--silent", "redocly"] },
  { name: "house rules", command: "node", args: [".ci/house.ts"] },
];

/** From the sources: nothing is built before a check. */
export const notServedStep: Step = {
  name: "what isn't served yet",
  command: "node",
  args: ["--conditions=@coffer/source", ".ci/not-served.ts"],
};

/** Made once for all steps below that use them, and only if what they are made of has changed. */
export const buildSteps: Step[] = [
  { name: "built packages and console", command: "node", args: [".ci/builds.ts", "packages", "console"] },
  { name: "built web app", command: "node", args: [".ci/builds.ts", "web", "pages"] },
];

export const unitStep = vitestStep("unit tests", "unit", ["--project=unit"]);
/** What grows with every screen and area, and what waits for servers and processes: too long for `check`. */
export const productStep = vitestStep("screens, doors, refusals, life cycles, scenarios", "product", [
  "--project=screens",
  "--project=product",
]);
/** Models and storms, for as long as there is time; `soak` runs all. */
export const deepStep = vitestStep("deep tests", "deep", ["--project=deep*"]);
/** The published packages, packed and used as partners do: that takes a build, so `check` goes without. */
export const packagesStep = vitestStep("packages", "packages", ["--config=packages/sdk/consumers/vitest.config.ts"]);

/** The sandbox as `npx` brings it, and its guide followed word for word in an empty folder and a browser. */
export const sandboxPackageStep = vitestStep("sandbox package", "sandbox-package", [
  "--config=apps/sandbox/packed/vitest.config.ts",
]);

function vitestStep(name: string, report: string, args: string[]): Step {
  // Absolute: a config elsewhere has a root of its own.
  const file = `${process.cwd()}/${results}/${report}.json`;
  return {
    name,
    command: "vitest",
    args: ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    count: () => {
      const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = readReport(file);
      // A skipped test is a failed one: nothing here may be skipped.
      return { passed, failed: failed + skipped };
    },
  };
}

export const browserStep: Step = {
  name: "journeys in Chromium",
  command: "node",
  args: ["apps/web/e2e/run.ts", "--reporter=list,json"],
  count: () => {
    const { stats, suites = [] } = readReport(`${results}/e2e.json`);
    if (!stats) return { passed: 0, failed: 1 } satisfies Count;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      flaky: suites.flatMap((suite) => flakyIn(suite)),
    };
  },
};

/** The tests that passed only at a second try, by file and title. */
function flakyIn({ file, title, specs = [], suites = [] }: Suite, above: string[] = []): string[] {
  const path = title === file ? above : [...above, title];
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [
    ...own.map((spec) => [file, ...path, spec.title].join(" › ")),
    ...suites.flatMap((suite) => flakyIn(suite, path)),
  ];
}

type Suite = {
  file: string;
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites?: Suite[];
};

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/** Forgets the reports of an earlier run, so that a runner that dies can't pass on old counts. */
export function clearReports(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${process.cwd()}/${results}/e2e.json`;
}

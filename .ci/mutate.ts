// Mutation testing: changes the code in small ways, one at a time, and asks whether a test notices.
//   mutate <area> [files…]     areas: .ci/mutation/areas.ts; files narrow it down
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { areas } from "./mutation/areas.ts";
import { endsWithUs } from "./with-us.ts";

const REACH = 90;
const tool = resolve(".ci/mutation");
const stryker = join(tool, "node_modules/@stryker-mutator");

const [name = "", ...files] = process.argv.slice(2);
const area = areas[name];
if (!area) {
  console.error(`Which area? ${Object.keys(areas).join(", ")}`);
  process.exit(1);
}

if (!existsSync(stryker)) run("npx", ["-y", "pnpm@12", "--dir", tool, "install", "--frozen-lockfile"]);
const copy = copyTree();
try {
  const mutate = files.length > 0 ? files : area.mutate;
  writeFileSync(join(copy, "stryker.config.json"), JSON.stringify(settings(mutate)));
  const bin = join(stryker, "core/bin/stryker.js");
  const { tests, page } = area;
  const env = { ...process.env, MUTATION: "1", MUTATION_TESTS: tests.join("\n"), MUTATION_PAGE: page ? "1" : "" };
  const code = await endsWithUs(process.execPath, [bin, "run"], {
    cwd: copy,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (code === 0) conclude(name);
  else process.exitCode = code;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function settings(mutate: readonly string[]) {
  return {
    packageManager: "npm",
    testRunner: "vitest",
    plugins: [join(stryker, "vitest-runner/dist/src/index.js")],
    vitest: { configFile: ".ci/mutation/vitest.config.ts", related: false },
    mutate,
    // The copy is ours alone, and a copy of the copy would lose its links to what is installed.
    inPlace: true,
    concurrency: Number(process.env.MUTATION_JOBS ?? 2),
    // A mutant counts as killed when its tests run out of time: on a busy machine a short limit would kill for nothing.
    timeoutMS: 15_000,
    timeoutFactor: 3,
    coverageAnalysis: "perTest",
    // What runs once while a module loads would need a fresh process for each of its mutants.
    ignoreStatic: true,
    reporters: ["progress-append-only", "json"],
    jsonReporter: { fileName: "mutation.json" },
    allowConsoleColors: false,
  };
}

/** The working tree as git sees it, new files too, with what is installed linked in. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "coffer-mutation-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  const links = new Set(["node_modules"]);
  for (const file of listed.split("\n").filter((each) => each !== "" && existsSync(each))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
    if (/^(?:spec|packages\/\w+|apps\/\w+)\/package\.json$/.test(file)) links.add(join(dirname(file), "node_modules"));
  }
  for (const link of links) if (existsSync(link)) symlinkSync(resolve(link), join(folder, link));
  return folder;
}

type Mutant = { status: string; mutatorName: string; replacement?: string; location: { start: { line: number } } };
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

/** Prints the mutants that survived, by file and line; fails below the required score. */
function conclude(area: string): void {
  const report: Report = JSON.parse(readFileSync(join(copy, "mutation.json"), "utf8"));
  mkdirSync(".coffer/results", { recursive: true });
  cpSync(join(copy, "mutation.json"), `.coffer/results/mutation-${area}.json`);
  let killed = 0;
  let all = 0;
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const counted = mutants.filter(({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status));
    const missed = counted.filter(({ status }) => status === "Survived" || status === "NoCoverage");
    killed += counted.length - missed.length;
    all += counted.length;
    console.log(`${file}: ${counted.length - missed.length} of ${counted.length}`);
    for (const { status, mutatorName, replacement, location } of missed) {
      const line = source.split("\n")[location.start.line - 1]?.trim();
      console.log(`  ${location.start.line} ${status} ${mutatorName}: ${line} → ${replacement?.replace(/\s+/g, " ")}`);
    }
  }
  const score = (100 * killed) / Math.max(1, all);
  console.log(`${area}: ${killed} of ${all} mutants killed, ${score.toFixed(1)} % (to reach: ${REACH})`);
  if (score < REACH) process.exitCode = 1;
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: "inherit" });
}

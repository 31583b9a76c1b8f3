import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { filesOf } from "./files.ts";

/** A build that tests use: `make` writes it into an empty folder; `madeOf` matches the files it depends on. */
type Build = { madeOf: RegExp; make: (into: string) => Promise<unknown> };

export type BuildName = "web" | "pages" | "console" | "packages";

const root = fileURLToPath(new URL("../", import.meta.url));
const kept = join(root, ".coffer/builds");
/** How many states of a build are cached, for switching between branches. */
const STATES_KEPT = 4;

const consoleFolder = join(root, "apps/sandbox/dist/console");
const everywhere =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.pnpmfile\.mjs|tsconfig\.json|\.ci\/builds\.ts)$/;
const noSource = /\.test\.tsx?$|\.md$|\/(?:test|e2e|bench|consumers|packed|gallery)\//;

const builds: Record<BuildName, Build> = {
  web: {
    // Articles and news are drawn into it.
    madeOf: /^(?:apps\/web|apps\/sandbox\/src\/areas\/(?:content|site)|packages\/(?:errors|sdk|ui))\//,
    make: async (into) => {
      await run("apps/web", "vite", ["build", "--logLevel", "warn", "--outDir", into, "--emptyOutDir"]);
      await run("apps/web", "node", ["--conditions=@coffer/source", "ahead/build.ts", into]);
    },
  },
  // The same app with the sandbox inside, for a host of files.
  pages: {
    madeOf: /^(?:apps|packages)\//,
    make: (into) =>
      run(
        "apps/web",
        "vite",
        ["build", "--logLevel", "error", "--sourcemap", "false", "--outDir", into, "--emptyOutDir"],
        {
          VITE_SANDBOX: "browser",
        },
      ),
  },
  console: {
    madeOf: /^(?:apps\/sandbox|packages)\//,
    make: async (into) => {
      await run("apps/sandbox", "vite", ["build", "--config", "src/console/vite.config.ts", "--logLevel", "warn"]);
      cpSync(consoleFolder, into, { recursive: true });
    },
  },
  // What gets published, as tarballs: each is built with what was built before it.
  packages: {
    madeOf: /^(?:apps\/sandbox|packages|spec)\//,
    make: async (into) => {
      await built("console");
      for (const [folder, script] of [
        ["packages/errors", "build"],
        ["packages/sdk", "build"],
        ["apps/sandbox", "build:package"],
      ] as const) {
        await run(folder, "npx", ["-y", "pnpm@12", "run", script]);
        await run(folder, "npx", ["-y", "pnpm@12", "pack", "--pack-destination", into]);
      }
    },
  },
};

/** The folder of a build, built now if its inputs have changed. Console and sandbox meet in `dist/console`. */
export async function built(name: BuildName): Promise<string> {
  const folder = join(kept, name);
  const result = join(folder, stateOf(name));
  if (!existsSync(result)) {
    const making = join(folder, `making-${randomUUID()}`);
    mkdirSync(making, { recursive: true });
    try {
      await builds[name].make(making);
      // Somebody else may have made the same meanwhile.
      if (!existsSync(result)) renameSync(making, result);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  }
  utimesSync(result, new Date(), new Date());
  forgetOld(folder);
  if (name === "console") serveConsole(result);
  return result;
}

/** The sandbox serves its console from `dist`, wherever that was last built from. */
function serveConsole(from: string): void {
  const fresh = `${consoleFolder}.${randomUUID()}`;
  cpSync(from, fresh, { recursive: true });
  rmSync(consoleFolder, { recursive: true, force: true });
  renameSync(fresh, consoleFolder);
}

function forgetOld(folder: string): void {
  const states = readdirSync(folder)
    .filter((each) => !each.startsWith("making-"))
    .map((each) => ({ path: join(folder, each), usedAt: statSync(join(folder, each)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of states.slice(STATES_KEPT)) rmSync(path, { recursive: true, force: true });
}

/** The cache key of a build: its input files, the tools' versions, and the environment variables it reads. */
function stateOf(name: BuildName): string {
  const { madeOf } = builds[name];
  const hash = createHash("sha256").update(`${name}\n${process.version}\n`);
  for (const key of Object.keys(process.env).filter((each) => each.startsWith("VITE_")))
    hash.update(`${key}=${process.env[key]}\n`);
  for (const path of filesOf((each) => everywhere.test(each) || (madeOf.test(each) && !noSource.test(each)), root))
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}

/** Runs a tool in a folder, with that folder's own tools on the path; a failure carries all it said. */
async function run(folder: string, command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const cwd = join(root, folder);
  const path = [join(cwd, "node_modules/.bin"), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  await promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    maxBuffer: 64_000_000,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}${error.stderr}`, { cause: error });
  });
}

// `node .ci/builds.ts web pages` makes these, for a step of its own.
if (import.meta.main) for (const name of process.argv.slice(2)) await built(name as BuildName);

import { readFileSync } from "node:fs";
import { EXIT, Mistake, misused } from "./mistakes.ts";
import type { Io, Verb } from "./verb.ts";

/** Loaded on demand: every millisecond of `start` counts. */
const verbs: Readonly<Record<string, { summary: string; load: () => Promise<{ verb: Verb }> }>> = {
  start: { summary: "run the sandbox over HTTP", load: () => import("./verbs/start.ts") },
  seed: { summary: "make a folder of state with worlds of another seed", load: () => import("./verbs/seed.ts") },
  console: { summary: "print the console's address", load: () => import("./verbs/console.ts") },
  scenario: { summary: "list scenarios, or play one in a world", load: () => import("./verbs/scenario.ts") },
  clock: { summary: "what time it is; let it stand, run, run faster", load: () => import("./verbs/clock.ts") },
  advance: { summary: "let time pass", load: () => import("./verbs/advance.ts") },
  worlds: { summary: "list, fork, compare and delete worlds", load: () => import("./verbs/worlds.ts") },
  reset: { summary: "a world as it was at first", load: () => import("./verbs/reset.ts") },
  snapshot: { summary: "write a world's state to a file", load: () => import("./verbs/snapshot.ts") },
  restore: { summary: "bring a world back from a snapshot", load: () => import("./verbs/restore.ts") },
  export: { summary: "write a world to a file to share", load: () => import("./verbs/export.ts") },
  import: { summary: "make a world from an exported file", load: () => import("./verbs/import.ts") },
  worker: { summary: "copy MSW's worker file into a folder", load: () => import("./verbs/worker.ts") },
};

/** Runs the command line and returns the exit code. Without a verb it starts the sandbox. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  try {
    const at = args.findIndex((arg) => !arg.startsWith("-"));
    const name = at === 0 ? (args[0] ?? "start") : "start";
    if (at !== 0 && (args.includes("--help") || args.includes("-h"))) {
      io.out(overview());
      return EXIT.done;
    }
    if (at !== 0 && args.includes("--version")) {
      io.out(`${version()}\n`);
      return EXIT.done;
    }
    const known = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (known === undefined) throw misused(`There is no "${name}". Verbs: ${Object.keys(verbs).join(", ")}.`);
    const { verb } = await known.load();
    const words = at === 0 ? args.slice(1) : args;
    if (words.includes("--help") || words.includes("-h")) {
      io.out(`coffer-sandbox ${name} ${verb.takes}\n\n${verb.help}`);
      return EXIT.done;
    }
    await verb.run(words, io);
    return EXIT.done;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof Mistake ? error.exit : EXIT.refused;
  }
}

/** The package's own manifest, two folders above both the source and the built file. */
const version = (): string => JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;

function overview(): string {
  const width = Math.max(...Object.keys(verbs).map((name) => name.length));
  const lines = Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `coffer-sandbox <verb> [options], a Coffer backend that keeps state

${lines.join("\n")}

Without a verb it starts. coffer-sandbox <verb> --help tells more, coffer-sandbox --version which one it is.
Ends with 0 done, 1 refused, 2 the command line is wrong, 3 no sandbox answers.
`;
}

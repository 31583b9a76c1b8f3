import { existsSync } from "node:fs";
import { EXIT, Mistake, misused } from "../mistakes.ts";
import { seedingOptions, seedOptionsOf } from "../seeding.ts";
import { defineVerb, oneWord } from "../verb.ts";

export const verb = defineVerb({
  takes: "<text> --state <folder>",
  help: `Makes a folder of state whose worlds come from a seed of your own: names, addresses, codes and prices follow from
the text, the same each time. Start from it with: coffer-sandbox start --state <folder>

  --state <folder>  the folder to make; one that is there stays as it is
  --at <moment>     when its worlds begin, ISO 8601; else now
  --frozen          let time stand still; it moves by advance
`,
  options: { at: seedingOptions.at, frozen: seedingOptions.frozen, state: { type: "string" } },
  run: async ({ values: { state, ...values }, words, io }) => {
    const seed = oneWord(words, "text");
    if (state === undefined) throw misused("Name the folder with --state.");
    if (existsSync(state)) throw new Mistake(`${state} is there already. Delete it, or name another.`, EXIT.refused);
    const { startServer } = await import("../../adapters/server.ts");
    const options = seedOptionsOf({ ...values, seed });
    const { stop } = await startServer({ ...options, port: 0, state, tell: (message) => io.err(`${message}\n`) });
    await stop();
    io.out(`${state} begins with the seed "${seed}". Start from it with: coffer-sandbox start --state ${state}\n`);
  },
});

import { controlOf } from "../control-call.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, noWords } from "../verb.ts";
import { worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "[--world <name>]",
  help: `Brings a world back to how it was at first. What happened in it is lost.

${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    noWords(words);
    const reply = await controlOf(targetOf(values, io))("POST", "reset");
    io.out(values.json ? `${JSON.stringify(reply)}\n` : worldLine(reply));
  },
});

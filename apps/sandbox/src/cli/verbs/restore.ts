import { controlCall } from "../control-call.ts";
import { readJson } from "../files.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";
import { type WorldShown, worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "<file>",
  help: `Brings a world back to a snapshot. A file that doesn't add up changes nothing. "-" reads what is piped in.

${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    const state = readJson(oneWord(words, "file"));
    const reply = await controlCall(targetOf(values, io), "POST", "api/snapshot", state);
    io.out(values.json ? `${JSON.stringify(reply)}\n` : worldLine(reply as WorldShown));
  },
});

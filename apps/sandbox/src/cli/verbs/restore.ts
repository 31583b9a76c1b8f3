import type { ControlSchemas } from "../../client/control-client.ts";
import { controlOf } from "../control-call.ts";
import { readJson } from "../files.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";
import { worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "<file>",
  help: `Brings a world back to a snapshot. A file that doesn't add up changes nothing. "-" reads what is piped in.

${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    const state = readJson(oneWord(words, "file"));
    const reply = await controlOf(targetOf(values, io))("POST", "snapshot", state as ControlSchemas["WorldState"]);
    io.out(values.json ? `${JSON.stringify(reply)}\n` : worldLine(reply));
  },
});

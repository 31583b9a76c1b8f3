import type { ControlSchemas } from "../../client/control-client.ts";
import { controlOf } from "../control-call.ts";
import { readJson } from "../files.ts";
import { misused } from "../mistakes.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";
import { worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "<file> --as <name>",
  help: `Makes a world of an exported file, under a new name. "-" reads what is piped in.

  --as <name>       what the world is called from now on
${serverHelp}`,
  options: { ...serverOptions, as: { type: "string" } },
  run: async ({ values, words, io }) => {
    const file = readJson(oneWord(words, "file")) as ControlSchemas["WorldFile"];
    if (values.as === undefined) throw misused("Name the world with --as.");
    const reply = await controlOf(targetOf(values, io))("POST", "worlds/import", { id: values.as, file });
    io.out(values.json ? `${JSON.stringify(reply)}\n` : worldLine(reply));
  },
});

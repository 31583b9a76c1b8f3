import { controlCall } from "../control-call.ts";
import { readJson } from "../files.ts";
import { misused } from "../mistakes.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";
import { type WorldShown, worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "<file> --as <name>",
  help: `Makes a world of an exported file, under a new name. "-" reads what is piped in.

  --as <name>       what the world is called from now on
${serverHelp}`,
  options: { ...serverOptions, as: { type: "string" } },
  run: async ({ values, words, io }) => {
    const file = readJson(oneWord(words, "file"));
    if (values.as === undefined) throw misused("Name the world with --as.");
    const reply = await controlCall(targetOf(values, io), "POST", "api/worlds/import", { id: values.as, file });
    io.out(values.json ? `${JSON.stringify(reply)}\n` : worldLine(reply as WorldShown));
  },
});

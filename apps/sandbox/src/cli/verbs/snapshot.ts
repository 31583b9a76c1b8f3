import { controlOf } from "../control-call.ts";
import { writeJson } from "../files.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";

export const verb = defineVerb({
  takes: "<file>",
  help: `Writes where a world stands to a file, for restore. "-" prints it.

${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    const file = oneWord(words, "file");
    const target = targetOf(values, io);
    writeJson(file, await controlOf(target)("GET", "snapshot"), io);
    if (values.json && file !== "-") io.out(`${JSON.stringify({ world: target.world, file })}\n`);
    else if (file !== "-") io.out(`${target.world} is in ${file}.\n`);
  },
});

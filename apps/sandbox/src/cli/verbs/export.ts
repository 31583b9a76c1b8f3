import { controlOf } from "../control-call.ts";
import { writeJson } from "../files.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";

export const verb = defineVerb({
  takes: "<file>",
  help: `Writes a world to one file to share: it says what it is and which version wrote it. "-" prints it.

${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    const file = oneWord(words, "file");
    const target = targetOf(values, io);
    writeJson(file, await controlOf(target)("GET", "worlds/export"), io);
    if (values.json && file !== "-") io.out(`${JSON.stringify({ world: target.world, file })}\n`);
    else if (file !== "-")
      io.out(`${target.world} is in ${file}. Take it in with: coffer-sandbox import ${file} --as <name>\n`);
  },
});

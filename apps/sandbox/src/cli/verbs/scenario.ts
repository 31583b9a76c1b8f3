import { controlOf } from "../control-call.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";

export const verb = defineVerb({
  takes: "[<name>]",
  help: `Without a name it lists the scenarios there are. With one it resets the world and plays it there.

${serverHelp}  --lang <en|zh-CN> the language of what is said about them
`,
  options: { ...serverOptions, lang: { type: "string", default: "en" } },
  run: async ({ values, words, io }) => {
    const target = targetOf(values, io);
    const control = controlOf(target);
    const language = values.lang.startsWith("zh") ? "zh-CN" : "en";
    if (words.length === 0) {
      const { items } = await control("GET", "scenarios");
      const width = Math.max(...items.map(({ name }) => name.length));
      const lines = items.map(({ name, about }) => `${name.padEnd(width)}  ${about[language]}`);
      io.out(values.json ? `${JSON.stringify(items)}\n` : `${lines.join("\n")}\n`);
      return;
    }
    const name = oneWord(words, "scenario");
    const played = await control("POST", "scenario", { name });
    if (values.json) io.out(`${JSON.stringify(played)}\n`);
    else io.out(`${target.world}: ${played.title[language]}. ${played.about[language]}\n`);
  },
});

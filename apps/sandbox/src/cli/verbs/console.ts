import { controlOf } from "../control-call.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, noWords } from "../verb.ts";

export const verb = defineVerb({
  takes: "[--url <address>] [--token <text>]",
  help: `Prints the console's address. Beyond this machine it is a link that signs a browser in, once, within ten minutes.

${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    noWords(words);
    const target = targetOf(values, io);
    const { path } = await controlOf(target)("POST", "console-link");
    io.out(values.json ? `${JSON.stringify({ console: target.url + path })}\n` : `${target.url}${path}\n`);
  },
});

import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Mistake } from "../mistakes.ts";
import { defineVerb, oneWord } from "../verb.ts";

const NAME = "mockServiceWorker.js";

export const verb = defineVerb({
  takes: "<folder>",
  help: `Copies ${NAME} into the folder your pages are served from, public/ for Vite. It is MSW's: the file of the
msw installed here if there is one, so that both are of one version.
`,
  options: {},
  run: ({ words, io }) => {
    const to = join(oneWord(words, "folder"), NAME);
    try {
      mkdirSync(resolve(to, ".."), { recursive: true });
      copyFileSync(source(), to);
    } catch (error) {
      throw new Mistake(`${to} can't be written: ${(error as Error).message}`);
    }
    io.out(`${to} is there.\n`);
  },
});

function source(): string {
  try {
    return createRequire(join(process.cwd(), "package.json")).resolve("msw/mockServiceWorker.js");
  } catch {
    const packed = fileURLToPath(new URL(`../${NAME}`, import.meta.url));
    return existsSync(packed) ? packed : createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");
  }
}

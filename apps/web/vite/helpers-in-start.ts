import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const main = join(import.meta.dirname, "../src/main.tsx");

/** What the start hands on to all other files. */
const shared = "$helpers";

/**
 * The bundler's few helpers would be a file of every page, too small to be worth a request: the start has them, which comes before
 * all other files. They are handed on as one object, for the start's own names may be theirs.
 */
export function helpersInStart(): Plugin {
  return {
    name: "coffer:helpers-in-start",
    apply: "build",
    // Files are named before this changes them: another way of doing it has to give them other names.
    augmentChunkHash: () => readFileSync(join(import.meta.dirname, "helpers-in-start.ts"), "utf8"),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const helpers = chunks.find(({ name }) => name === "rolldown-runtime");
      const start = chunks.find(({ moduleIds }) => moduleIds.includes(main));
      const [written = "", exported = ""] = /export\{([^}]*)\};\s*$/.exec(helpers?.code ?? "") ?? [];
      if (!helpers || !start || !exported)
        this.error("The bundler's helpers aren't as vite/helpers-in-start.ts knows them.");
      const from = new RegExp(`import\\{([^}]*)\\}from"\\./${helpers.fileName.split("/").at(-1)}";`);
      const body = helpers.code.replace(written, "");
      const own = `const ${shared}=(()=>{${body}return{${exported.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1")}}})();`;
      for (const chunk of chunks) {
        if (!chunk.imports.includes(helpers.fileName)) continue;
        const names = from.exec(chunk.code)?.[1];
        if (!names)
          this.error(`${chunk.fileName} asks for the bundler's helpers as vite/helpers-in-start.ts doesn't know it.`);
        const taken = `{${names.replace(/ as /g, ":")}}=${shared};`;
        chunk.code =
          chunk === start
            ? `${chunk.code.replace(from, () => `${own}var${taken}`)}export{${shared}};`
            : chunk.code.replace(
                from,
                () => `import{${shared}}from"./${start.fileName.split("/").at(-1)}";var${taken}`,
              );
        const imports = chunk.imports.filter((name) => name !== helpers.fileName);
        chunk.imports = chunk === start ? imports : [...new Set([...imports, start.fileName])];
      }
      delete bundle[helpers.fileName];
    },
  };
}

import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../src/messages");
const prefix = "virtual:messages/";

/** Every text of a locale, from all of its area files. */
export function readMessages(locale: string): Record<string, string> {
  const areas = readdirSync(join(folder, locale)).filter((name) => name.endsWith(".json"));
  return Object.assign({}, ...areas.map((name) => JSON.parse(readFileSync(join(folder, locale, name), "utf8"))));
}

/** A text as the list of parts react-intl formats; a browser gets no parser. */
export function compile(text: string): MessageFormatElement[] {
  return parse(text, { shouldParseSkeletons: false });
}

/** `import { messages } from "virtual:messages/en"`: the compiled texts of a locale, one chunk each. */
export function messages(): Plugin {
  return {
    name: "coffer:messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const locale = id.slice(prefix.length + 1);
      for (const name of readdirSync(join(folder, locale))) this.addWatchFile(join(folder, locale, name));
      const compiled = Object.entries(readMessages(locale)).map(([key, text]) => [key, compile(text)]);
      // JSON.parse of one string starts faster than an object literal of this size.
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder + sep)) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}

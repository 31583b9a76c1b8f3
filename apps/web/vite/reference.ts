import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Entry, GroupPage } from "../src/platform/contract-pages.ts";

const index = "virtual:reference";
const prefix = `${index}/`;
const tools = pathToFileURL(join(import.meta.dirname, "reference-pages.ts")).href;

/** The contract as the app shows it: an index to search, and a module for each group. Read once, at the first look. */
export function reference(): Plugin {
  let pages: Promise<readonly GroupPage[]> | undefined;
  const read = async () => {
    // Not with the config: the tools of the contract take a second to load.
    const { appPages }: typeof import("./reference-pages.ts") = await import(tools);
    return appPages();
  };
  return {
    name: "coffer:reference",
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${index}`)) return undefined;
      pages ??= read();
      const all = await pages;
      if (id.startsWith(`\0${prefix}`)) {
        const page = all.find(({ name }) => id === `\0${prefix}${name}`);
        // A text to parse is a third quicker to load than as much JavaScript.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(page))});`;
      }
      const loads = all.map(({ name }) => `"${name}": () => import("${prefix}${name}")`);
      return [
        `export const entries = JSON.parse(${JSON.stringify(JSON.stringify(all.flatMap(entriesOf)))});`,
        `export const groups = ${JSON.stringify(all.map(({ name, about }) => ({ name, about })))};`,
        `export const load = {${loads}};`,
      ].join("\n");
    },
  };
}

const entriesOf = ({ name: group, operations }: GroupPage): Entry[] =>
  operations.map(({ id, summary, method, path, permission, input, result }) => {
    const words = [...new Set([...input, ...result].map(({ name }) => name.toLowerCase()))].join(" ");
    return { group, id, summary, method, path, permission, words };
  });

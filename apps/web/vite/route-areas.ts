import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const tree = join(import.meta.dirname, "../src/route-tree.gen.ts");
const index = "virtual:routes";
const prefix = `${index}/`;

/** Where a visit begins: there from the start, so that the first page waits for nothing else. */
const atStart = ["", "error", "user"];

/** Pages of one file each that stand right under the root and are come to by a link: one area for all of them. */
const PUBLIC = "public";
const keptAtStart = /^(?:\$|index|maintain)\.tsx$/;

/** The part of a route's file that decides when it is loaded. */
const areaOf = (file: string): string =>
  file.includes("/") ? (file.split("/")[0] ?? "") : keptAtStart.test(file) ? "" : PUBLIC;

/** A route as the router's generator wrote it. */
interface Generated {
  name: string;
  file: string;
  /** How the generator makes it: `XImport.update({ … }`. */
  made: string;
  parent: string;
  /** The part of its file's path that decides when it is loaded. */
  area: string;
}

const root = "rootRouteImport";

/** Takes the generated tree apart. Fails where the generator writes something this doesn't know. */
export function readTree(text: string): Generated[] {
  const files = new Map(
    [...text.matchAll(/^import \{ Route as (\w+) \} from "\.\/routes\/(.+)";$/gm)].map(([, name = "", file = ""]) => [
      name,
      file,
    ]),
  );
  const routes = [
    ...text.matchAll(/^const (\w+) =\s+((\w+)\.update\(\{[^}]*?getParentRoute: \(\) => (\w+),\n\s*\}) as any\);$/gm),
  ].map(([, name = "", made = "", imported = "", parent = ""]): Generated => {
    const file = files.get(imported) ?? "";
    return { name, file, made, parent, area: areaOf(file) };
  });
  if (files.delete(root) && routes.length === files.size && routes.length > 0) return routes;
  throw new Error("The router's generated tree has another form than vite/route-areas.ts reads.");
}

const generated = () => readFileSync(tree, "utf8");

/** The areas that are loaded later, and the module of each. */
export const areaModules = () =>
  [...new Set(readTree(generated()).map(({ area }) => area))]
    .filter((area) => !atStart.includes(area))
    .map((area) => ({ area, id: `\0${prefix}${area}` }));

/** By which first parts of an address an area's routes are found. */
const firstParts = (all: readonly Generated[], area: string) =>
  all.filter((route) => route.area === area).map(({ file }) => file.replace(/\.tsx$/, ""));

/** Where links may lead. */
export const pathsIn = (text: string): string[] =>
  /\bto:((?:\s*\| "[^"]*")+)/.exec(text)?.[1]?.match(/\/[^"]*(?=")/g) ?? [];

/** A module with the routes of some areas: `routes` are the root's children, with theirs in them. */
export function moduleOf(all: readonly Generated[]): string {
  const lines = all.map(
    ({ file }, at) => `import { Route as import${at} } from "${join(dirname(tree), "routes", file)}";`,
  );
  const made = all.map(({ name, made }, at) => `const ${name} = ${made.replace(/^\w+/, `import${at}`)});`);
  const childrenOf = (parent: string) => all.filter((route) => route.parent === parent).map(({ name }) => name);
  const joined = all
    .filter(({ name }) => childrenOf(name).length > 0)
    .map(({ name }) => `${name}.addChildren([${childrenOf(name)}]);`);
  const importRoot = `import { Route as ${root} } from "${join(dirname(tree), "routes/__root.tsx")}";`;
  return [importRoot, ...lines, ...made, ...joined, `export const routes = [${childrenOf(root)}];`].join("\n");
}

/**
 * Loads the routes of an area when somebody goes there, not all with the first page: each costs 0.2 kB of a start that
 * has room for a few. `virtual:routes` has those at the start and how to load the others.
 */
export function routeAreas(): Plugin {
  return {
    name: "coffer:route-areas",
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${index}`)) return undefined;
      this.addWatchFile(tree);
      const text = generated();
      const all = readTree(text);
      if (id.startsWith(`\0${prefix}`)) return moduleOf(all.filter(({ area }) => id === `\0${prefix}${area}`));
      const loads = areaModules().flatMap(({ area }) =>
        (area === PUBLIC ? firstParts(all, area) : [area]).map((part) => `"${part}": () => import("${prefix}${area}")`),
      );
      return [
        moduleOf(all.filter(({ area }) => atStart.includes(area))),
        `export { ${root} as root };`,
        `export const areas = {${loads}};`,
        `export const paths = ${JSON.stringify(pathsIn(text))};`,
      ].join("\n");
    },
  };
}

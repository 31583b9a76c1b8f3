// Effect can compare, hash and print whatever passes through it: 2 kB gzip that nothing of the client asks for. Causes and
// contexts never leave it, and it looks at the reasons of a failure one by one. So the packages that carry Effect along
// carry these modules as small as they can be; should Effect ask one for something new, the build stops.
import type { Options } from "tsup";

const lean: Readonly<Record<string, string>> = {
  Equal: `
    export const symbol = "~effect/Equal";
    export const equals = (left, right) => left === right;`,
  Hash: `
    export const symbol = "~effect/Hash";
    export const hash = () => 0;
    export const number = hash, string = hash, array = hash, structureKeys = hash, random = hash, combine = () => hash;`,
  Formatter: `
    export const format = String, formatJson = String, formatPropertyKey = String;`,
};

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Puts the lean modules in the place of Effect's own. */
export const leanEffect: Plugin = {
  name: "lean-effect",
  setup: (build) => {
    build.onLoad({ filter: /[\\/]effect[\\/]dist[\\/](Equal|Hash|Formatter)\.js$/ }, ({ path }) => {
      const [, name = ""] = /(\w+)\.js$/.exec(path) ?? [];
      return { contents: lean[name] ?? "" };
    });
  },
};

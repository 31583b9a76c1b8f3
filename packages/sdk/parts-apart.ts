import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Leaves each part that is loaded on demand to a build of its own: an entry by its name, the others beside it. */
export const partsApart: Plugin = {
  name: "parts-apart",
  setup: (build) => {
    build.onResolve({ filter: /\/(encryption|signing|walk)\.ts$/ }, ({ kind, path }) => {
      if (kind !== "dynamic-import") return undefined;
      const part = basename(path, ".ts");
      return { path: part === "encryption" ? "@coffer/sdk/encryption" : `./${part}.js`, external: true };
    });
  },
};

const effectFile = "./effect-parts.js";

/**
 * Effect comes from a file beside the client, imported before all else. Bundled with others, our own code then lies in one
 * stretch behind it: gzip sees 32 kB back, and with Effect in its midst a program is 0.25 kB larger.
 */
export const effectApart: Plugin = {
  name: "effect-apart",
  setup: (build) => {
    build.onResolve({ filter: /^effect\/(Effect|Context)$|\/effect-parts\.ts$/ }, () => ({
      path: effectFile,
      external: true,
    }));
  },
};

export const effectFirst: NonNullable<Options["plugins"]>[number] = {
  name: "effect-first",
  renderChunk: (code) => (code.includes(effectFile) ? { code: `import "${effectFile}";\n${code}` } : undefined),
};

/**
 * crypto-js asks for Node's module where there is no Web Crypto; every platform we serve has it. Without the question
 * esbuild adds no stand-in for `require`, which would load with every program.
 */
export const withoutNodeCrypto: Plugin = {
  name: "without-node-crypto",
  setup: (build) => {
    build.onLoad({ filter: /crypto-js[\\/]core\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace("typeof require === 'function'", "false"),
    }));
    build.onResolve({ filter: /^crypto$/ }, () => ({ path: "crypto", namespace: "nothing" }));
    build.onLoad({ filter: /./, namespace: "nothing" }, () => ({ contents: "module.exports = {};" }));
  },
};

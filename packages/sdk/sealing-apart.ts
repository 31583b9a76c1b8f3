import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Leaves the part that is loaded on demand to a build of its own, beside the others. */
export const sealingApart: Plugin = {
  name: "sealing-apart",
  setup: (build) => {
    build.onResolve({ filter: /\/seal-field\.ts$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "./seal-field.js", external: true } : undefined,
    );
  },
};

/** crypto-js falls back to Node's module where there is no Web Crypto; every platform we serve has it. */
export const withoutNodeCrypto: Plugin = {
  name: "without-node-crypto",
  setup: (build) => {
    build.onResolve({ filter: /^crypto$/ }, () => ({ path: "crypto", namespace: "nothing" }));
    build.onLoad({ filter: /./, namespace: "nothing" }, () => ({ contents: "module.exports = {};" }));
  },
};

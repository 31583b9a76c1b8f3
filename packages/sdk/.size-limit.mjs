// What a program loads at its start: chunks that load later are left out.
const withoutLaterChunks = {
  name: "without-later-chunks",
  setup: (build) =>
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

const program = (name, path, limit) => ({
  name,
  path,
  limit,
  gzip: true,
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: "esm",
    target: "es2022",
    platform: "browser",
    alias: { "@coffer/sdk": "./dist/esm/index.js" },
    plugins: [withoutLaterChunks],
  }),
});

// Comparable SDKs: Stripe 32.9 kB, axios 22.3 kB without types and sessions, OpenAI 86 kB.
export default [
  program("one call", "bench/programs/ours-one-group.js", "28.5 kB"),
  program("all groups", "bench/programs/ours-all-groups.js", "32.6 kB"),
];

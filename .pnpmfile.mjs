// What pnpm writes into a published package.json: our own sources aren't in the tarball, so the condition that leads to
// them goes, and with it what only this repository needs.
export const hooks = {
  beforePacking(manifest) {
    for (const target of Object.values(manifest.exports ?? {})) delete target["@coffer/source"];
    delete manifest.devDependencies;
    delete manifest.scripts;
    return manifest;
  },
};

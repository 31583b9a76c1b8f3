// What pnpm writes into a published package.json: our own sources aren't in the tarball, so the condition that leads to
// them goes, and with it what only this repository needs.
export const hooks = {
  beforePacking(manifest) {
    for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
      delete target["@coffer/source"];
      // An entry of sources alone is for this repository.
      if (Object.keys(target).length === 0) delete manifest.exports[entry];
    }
    delete manifest.devDependencies;
    delete manifest.scripts;
    delete manifest.wireit;
    return manifest;
  },
};

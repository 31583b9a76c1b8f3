import { cp, mkdtemp, readdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const packages = fileURLToPath(new URL("../../../", import.meta.url));
const projects = fileURLToPath(new URL("../projects", import.meta.url));
const pnpm = ["-y", "pnpm@12"];

/** Builds and packs both packages, and installs the tarballs into the projects, in a folder outside this repository. */
export async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "coffer-partners-"));
  await cp(projects, folder, { recursive: true, filter: (path) => !path.endsWith("node_modules") });
  for (const name of ["errors", "sdk"]) {
    const from = join(packages, name);
    await run("npx", [...pnpm, "run", "build"], from);
    await run("npx", [...pnpm, "pack", "--pack-destination", folder], from);
  }
  for (const file of await readdir(folder)) {
    const name = /^coffer-(errors|sdk)-.*\.tgz$/.exec(file)?.[1];
    // Without the version, so that a release changes no project here.
    if (name) await rename(join(folder, file), join(folder, `coffer-${name}.tgz`));
  }
  await run("npx", [...pnpm, "install", "--prefer-offline", "--no-frozen-lockfile"], folder);
  return folder;
}

import { copyFile, cp, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const projects = fileURLToPath(new URL("../projects", import.meta.url));
/** The output folder of `pnpm pack`. */
const packages = fileURLToPath(new URL("../../../../.coffer/packages", import.meta.url));

/** Installs the packed packages into the projects, in a folder outside this repository. */
export async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "coffer-partners-"));
  await cp(projects, folder, { recursive: true, filter: (path) => !path.endsWith("node_modules") });
  for (const file of await readdir(packages)) {
    const name = /^coffer-(errors|sdk)-.*\.tgz$/.exec(file)?.[1];
    // Without the version, so that a release changes no project here.
    if (name) await copyFile(join(packages, file), join(folder, `coffer-${name}.tgz`));
  }
  await run("npx", ["-y", "pnpm@12", "install", "--prefer-offline", "--no-frozen-lockfile"], folder);
  return folder;
}

import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const pnpm = ["-y", "pnpm@12"];

/** Builds the published packages and packs them, as publishing would, into a folder outside this repository. */
export async function pack(): Promise<{ folder: string; tarballs: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "coffer-packed-"));
  for (const name of ["packages/errors", "packages/sdk", "apps/sandbox"]) {
    const cwd = join(root, name);
    await run("npx", [...pnpm, "run", "build"], { cwd });
    await run("npx", [...pnpm, "pack", "--pack-destination", folder], { cwd });
  }
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith(".tgz")).map((file) => join(folder, file));
  return { folder, tarballs };
}

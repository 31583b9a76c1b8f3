import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { serveTarballs } from "./registry.ts";

/** The output folder of `pnpm pack`. */
const packages = fileURLToPath(new URL("../../../../.coffer/packages", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    /** A temporary folder of this run, outside the repository. */
    packedFolder: string;
    tarballs: string[];
    /** The registry that serves @coffer/*. */
    registry: string;
  }
}

/** Runs once before all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, tarballs } = await pack();
  const { url, server } = await serveTarballs(tarballs);
  project.provide("packedFolder", folder);
  project.provide("tarballs", tarballs);
  project.provide("registry", url);
  return async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** @returns the published packages, packed as for publishing, and a folder outside this repository to install them in. */
async function pack(): Promise<{ folder: string; tarballs: string[] }> {
  const files = await readdir(packages);
  const tarballs = files.filter((file) => file.endsWith(".tgz")).map((file) => join(packages, file));
  return { folder: await mkdtemp(join(tmpdir(), "coffer-packed-")), tarballs };
}

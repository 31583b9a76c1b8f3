import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { pack } from "./pack.ts";
import { serveTarballs } from "./registry.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder of this run, outside the repository. */
    packedFolder: string;
    tarballs: string[];
    /** Where npm finds @coffer/*. */
    registry: string;
  }
}

/** Once before all test files. */
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

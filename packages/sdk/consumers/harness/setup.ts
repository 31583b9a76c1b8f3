import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { install } from "./install.ts";
import { startSandbox } from "./start-sandbox.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the tarballs and the projects they are installed in. */
    folder: string;
    /** The sandbox's address. */
    sandbox: string;
  }
}

/** Runs once before all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await install();
  const sandbox = await startSandbox();
  project.provide("folder", folder);
  project.provide("sandbox", sandbox.url);
  return async () => {
    sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

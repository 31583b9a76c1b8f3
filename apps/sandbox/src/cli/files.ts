import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { Mistake } from "./mistakes.ts";
import type { Io } from "./verb.ts";

/** Writes a file atomically; "-" is standard output. */
export function writeJson(path: string, value: unknown, io: Io): void {
  const text = `${JSON.stringify(value)}\n`;
  if (path === "-") {
    io.out(text);
    return;
  }
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new Mistake(`${path} can't be written: ${(error as Error).message}`);
  }
}

export function readJson(path: string): object {
  let text: string;
  try {
    text = readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    throw new Mistake(`${path} can't be read: ${(error as Error).message}`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Refused below, like any file of another format.
  }
  throw new Mistake(`${path} is no JSON file of a world.`);
}

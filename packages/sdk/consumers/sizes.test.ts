import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { LARGEST, weigh, withEsbuild } from "../bench/weigh.ts";

// Beside the packed packages, as a partner's program would be.
const project = join(inject("folder"), "node-esm");
const programs = Object.entries(LARGEST);

/** Bytes by which a program of the bench is larger than it may be. */
async function over(program: string, largest: number, more = ""): Promise<number> {
  const file = join(project, `${program}.js`);
  const text = await readFile(join(import.meta.dirname, `../bench/programs/${program}.js`), "utf8");
  await writeFile(file, text + more);
  const { start } = await weigh(withEsbuild, file, join(project, "weighed", program), "browser");
  return start - largest;
}

it.each(programs)("%s is at most %i bytes", async (program, largest) => {
  expect(await over(program, largest)).toBeLessThanOrEqual(0);
});

it("a program that is too large is found", async () => {
  const [[program, largest] = ["", 0]] = programs;
  const spare = -(await over(program, largest));
  const padding = randomBytes(spare + 100).toString("base64");
  expect(await over(program, largest, `console.log("${padding}");`)).toBeGreaterThan(0);
});

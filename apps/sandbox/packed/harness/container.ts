import { readFileSync } from "node:fs";

export type Instruction = { readonly name: string; readonly words: string };

/** Parses the instructions of a container file, lines joined, comments removed. Throws for an invalid line. */
export function instructionsOf(file: URL): Instruction[] {
  const joined = readFileSync(file, "utf8")
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, "");
  const lines = joined.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [, name, words] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined || words === undefined) throw new Error(`This is no instruction: ${line}`);
    return { name, words };
  });
}

/** Returns the arguments of the last instruction with this name. Parses the JSON form. */
export function wordsOf(instructions: readonly Instruction[], name: string): string[] {
  const words = instructions.findLast((each) => each.name === name)?.words ?? "";
  const list = /\[.*\]$/.exec(words)?.[0];
  return list === undefined ? words.split(" ") : JSON.parse(list);
}

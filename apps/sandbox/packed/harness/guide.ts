import { readFileSync } from "node:fs";

export type Fence =
  | { kind: "file"; path: string; text: string }
  /** Commands; a `running` command runs until the reader ends it. */
  | { kind: "commands"; text: string; running: boolean };

/**
 * Returns a page's code fences in order: ```<language> <path> is a file, ```sh commands, ```sh running a long-running
 * command.
 */
export const fencesOf = (page: URL): Fence[] => fencesIn(readFileSync(page, "utf8"));

/** Returns the code fences of a text. */
export function fencesIn(text: string): Fence[] {
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language, note, body = ""]): Fence => {
    if (language === "sh") return { kind: "commands", text: body, running: note === "running" };
    if (note === undefined) throw new Error(`This fence names no file:\n${body}`);
    return { kind: "file", path: note, text: body };
  });
}

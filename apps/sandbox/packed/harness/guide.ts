import { readFileSync } from "node:fs";

export type Fence =
  | { kind: "file"; path: string; text: string }
  /** Commands; `running` ones go on until the page's reader ends them. */
  | { kind: "commands"; text: string; running: boolean };

/** The code fences of a page in their order: ```<language> <path> is a file, ```sh commands, ```sh running one that stays. */
export const fencesOf = (page: URL): Fence[] => fencesIn(readFileSync(page, "utf8"));

/** The same of a part of a page. */
export function fencesIn(text: string): Fence[] {
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language, note, body = ""]): Fence => {
    if (language === "sh") return { kind: "commands", text: body, running: note === "running" };
    if (note === undefined) throw new Error(`This fence names no file:\n${body}`);
    return { kind: "file", path: note, text: body };
  });
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export interface Snippet {
  /** Its position, such as `packages/sdk/README.md:14`. */
  name: string;
  /** `ts` is checked and run; `tsx` is only checked. */
  language: "ts" | "tsx";
  /** The program: the snippet, preceded by a signed-in client if it only uses `coffer`. */
  text: string;
  /** The output it promises: the comments behind `console.log`. */
  prints: string[];
}

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const preamble = `import { createClient as makeClient } from "@coffer/sdk";
const coffer = makeClient({ environment: "sandbox" });
await coffer.auth.authenticateByEmailAddress({ emailAddress: "vera.ode@coffer.example", password: "Coffer-demo-2026" });
`;

/** Returns the TypeScript snippets of a README. */
export async function snippetsOf(path: string): Promise<Snippet[]> {
  const page = await readFile(root + path, "utf8");
  return [...page.matchAll(/^```(ts|tsx)\n(.*?)^```/gms)].map(({ 1: language, 2: code = "", index }) => ({
    name: `${path}:${page.slice(0, index).split("\n").length}`,
    language: language === "tsx" ? "tsx" : "ts",
    text: /\bcoffer\./.test(code) && !/const coffer =/.test(code) ? preamble + code : `${code}export {};\n`,
    prints: [...code.matchAll(/console\.log\(.*\/\/ (.+)$/gm)].map(([, said = ""]) => said),
  }));
}

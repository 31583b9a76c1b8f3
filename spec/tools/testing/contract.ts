import { bundle } from "../bundle.ts";
import type { Document } from "../document.ts";

let text: string | undefined;

/** The whole contract, read once for all test files; each gets one of its own to change. */
export async function readContract(): Promise<Document> {
  text ??= JSON.stringify(await bundle());
  return JSON.parse(text) as Document;
}

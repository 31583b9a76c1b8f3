import { bundle } from "../bundle.ts";
import type { Document } from "../document.ts";

let text: string | undefined;

/** Returns a mutable copy of the contract, which is read once for all test files. */
export async function readContract(): Promise<Document> {
  text ??= JSON.stringify(await bundle());
  return JSON.parse(text) as Document;
}

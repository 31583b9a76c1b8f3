import { operationsOf } from "../document.ts";
import type { Contract, Finding } from "./rule.ts";

/** Operation ids and paths are unique, ignoring case. */
export function* repeated({ document }: Contract): Iterable<Finding> {
  const names = [...operationsOf(document)].map(({ operation }) => operation.operationId ?? "");
  yield* twice(
    names,
    "is the operationId of two operations; put the service's name into one, such as getConvertAssets.",
  );
  yield* twice(
    Object.keys(document.paths),
    "differs from another path in nothing but upper and lower case; delete one.",
  );
}

function* twice(words: string[], message: string): Iterable<Finding> {
  const seen = new Set<string>();
  for (const word of words) {
    const folded = word.toLowerCase();
    if (seen.has(folded)) yield [word, message];
    seen.add(folded);
  }
}

import type { Contract, Finding } from "./rule.ts";

/** Nothing lies around that no operation leads to. */
export function* unused({ unused }: Contract): Iterable<Finding> {
  for (const at of unused) yield [at, "is referred to by nothing; use it or delete it."];
}

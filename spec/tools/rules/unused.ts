import type { Contract, Finding } from "./rule.ts";

/** Every schema is used by an operation. */
export function* unused({ unused }: Contract): Iterable<Finding> {
  for (const at of unused) yield [at, "is referred to by nothing; use it or delete it."];
}

import { type Finding, forEachOperation } from "./rule.ts";

/** `x-errors` lists known codes only, each once, ascending. */
export const errors = forEachOperation(function* (operation, { catalogue }): Iterable<Finding> {
  const codes = operation["x-errors"] ?? [];
  for (const code of codes.filter((each) => !catalogue.has(each))) {
    yield ["x-errors", `names ${code}, which packages/errors doesn't know; correct it or add the row there first.`];
  }
  if (codes.some((code, index) => index > 0 && code <= (codes[index - 1] ?? 0))) {
    yield ["x-errors", "is not in rising order, or names a code twice; sort it."];
  }
});

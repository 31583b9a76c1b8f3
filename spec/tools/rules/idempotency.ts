import { resolveParameter } from "../schema.ts";
import { type Finding, forEachOperation } from "./rule.ts";

/** `x-retry: key` and the Idempotency-Key header come together or not at all. */
export const idempotency = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const parameters = (operation.parameters ?? []).map((each) => resolveParameter(document, each));
  const takesKey = parameters.some((each) => each.in === "header" && each.name === "Idempotency-Key");
  const retriesByKey = operation["x-retry"] === "key";
  if (retriesByKey && !takesKey)
    yield ["", "has x-retry: key but not the parameter common.yaml#/IdempotencyKey; add it."];
  if (takesKey && !retriesByKey) yield ["", "takes an Idempotency-Key but its x-retry isn't key; change one of them."];
});

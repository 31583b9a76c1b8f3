import { resolve, resolveParameter } from "../schema.ts";
import { type Finding, forEachOperation } from "./rule.ts";

/** `x-retry: key` requires the Idempotency-Key header, and the reverse. */
export const idempotency = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const parameters = (operation.parameters ?? []).map((each) => resolveParameter(document, each));
  const takesKey = parameters.some((each) => each.in === "header" && each.name === "Idempotency-Key");
  const retriesByKey = operation["x-retry"] === "key";
  if (retriesByKey && !takesKey)
    yield ["", "has x-retry: key but not the parameter components/parameters.yaml#/IdempotencyKey; add it."];
  if (takesKey && !retriesByKey) yield ["", "takes an Idempotency-Key but its x-retry isn't key; change one of them."];
});

/** A call that takes an amount is safe to resend or has an Idempotency-Key; otherwise a resend could pay twice. */
export const moneyKeys = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
  const { properties = {} } = resolve(document, body);
  const amount = Object.keys(properties).find((name) => properties[name]?.$ref?.endsWith("/Amount"));
  if (amount !== undefined && operation["x-retry"] === "never")
    yield [amount, "is money, so x-retry is key; or safe, where the call changes nothing."];
});

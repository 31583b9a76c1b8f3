import { resolve } from "../schema.ts";
import { namedSchemasOf } from "./places.ts";
import { type Contract, type Finding, forEachOperation } from "./rule.ts";

const reason = /^\S+( \S+)+\.$/;

/** Names of deadlines. */
const end = /^(expires?|due|deadline)|(Expires?At|Until|By|Before|DueAt|Deadline)$/;

/** `x-permission`, `x-no-key`, `x-bounded` and `x-expires` are well formed and in allowed places. */
export function* marks(contract: Contract): Iterable<Finding> {
  yield* ofOperations(contract);
  const { document } = contract;
  for (const { name, "x-no-key": why } of document.tags) {
    if (why !== undefined && !reason.test(why.trim()))
      yield [`tag ${name}`, "must say in x-no-key why no key may, in a sentence."];
  }
  for (const [at, name, schema] of namedSchemasOf(document)) {
    const whole = resolve(document, schema);
    const { format, oneOf = [] } = whole;
    const isTime = [format, ...oneOf.map((option) => resolve(document, option).format)].includes("date-time");
    const mark = whole["x-expires"];
    if (mark === undefined && isTime && end.test(name))
      yield [at, "reads as the end of something but has no x-expires; mark it, or name it otherwise."];
    if (mark !== undefined && (mark !== true || !isTime))
      yield [at, "has x-expires, which is `true` and stands on a Timestamp only."];
  }
}

const ofOperations = forEachOperation(function* (operation): Iterable<Finding> {
  const { "x-permission": permission, security } = operation;
  if (permission !== undefined && !["read", "withdraw", "trade"].includes(permission))
    yield ["x-permission", "must be read, withdraw or trade; for none write x-no-key with the reason."];
  if (permission !== undefined && operation["x-no-key"] !== undefined)
    yield ["x-no-key", "stands beside x-permission; keep one of them."];
  if (security?.some((way) => "apiKey" in way) && permission === undefined)
    yield ["security", "lets an API key in without x-permission; say which it needs."];
  if (permission !== undefined && security?.length === 0)
    yield ["x-permission", "stands on a call for everybody; drop it, or drop `security: []`."];
  for (const mark of ["x-no-key", "x-bounded"] as const) {
    const text = operation[mark];
    if (text !== undefined && !reason.test(text.trim().replaceAll("\n", " ")))
      yield [mark, "must say why, in a sentence with its full stop."];
  }
});

import { bodySchema } from "../model.ts";
import { refName, resolve, walk, walkDeep } from "../schema.ts";
import { type Finding, forEachOperation } from "./rule.ts";

const FILE_MISSING = 50012;
const FILE_WRONG = 50013;
const LIMITS = [40013, 40014, 40015, 50014, 60027, 60029];

/** An operation that takes a file's id refuses an unknown one and one uploaded for another purpose. */
export const files = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const body = bodySchema(operation);
  const parts = body ? [...walkDeep(document, body)] : [];
  for (const [name, schema] of parts.flatMap(({ properties = {} }) => Object.entries(properties)))
    if (/fileIds?$/i.test(name) && ![...walk(schema, "")].some(([, part]) => refName(part) === "FileId"))
      yield [name, "is named as a file's id; refer to components/schemas.yaml#/FileId."];
  if (!parts.some((part) => refName(part) === "FileId")) return;
  const missing = [FILE_MISSING, FILE_WRONG].filter((code) => !operation["x-errors"]?.includes(code));
  if (missing.length > 0) yield ["x-errors", `takes a FileId but not ${missing.join(" and ")}; add them.`];
});

/** An operation with a session names its API key permission, or why no key may call it. */
export const keys = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  if (operation.security?.length === 0 || operation["x-permission"] || operation["x-no-key"]) return;
  const tag = document.tags.find(({ name }) => name === operation.tags?.[0]);
  if (!tag?.["x-no-key"])
    yield [
      "x-permission",
      "is missing; say read, withdraw or trade, or in x-no-key (here or on the tag) why no key may.",
    ];
});

/** A limit that a user sets is not a payment. */
const bound = /(minimum|maximum)$/i;

/** An operation with an amount and a key can refuse one that is too small or too large. */
export const limits = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  if (operation["x-retry"] !== "key") return;
  const body = bodySchema(operation);
  const { properties = {} } = body ? resolve(document, body) : {};
  const amounts = Object.keys(properties).filter((name) => refName(properties[name] ?? {}) === "Amount");
  const amount = amounts.find((name) => !bound.test(name));
  if (amount !== undefined && !LIMITS.some((code) => operation["x-errors"]?.includes(code)))
    yield [amount, `is money, but no limit is refused; name one of ${LIMITS.join(", ")} in x-errors.`];
});

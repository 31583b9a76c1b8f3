import { type Contract, type Finding, forEachOperation } from "./rule.ts";

const sentence = /\S+(\s+\S+){3,}[.!?]$/;
const marks = [
  "x-service",
  "x-accounts",
  "x-retry",
  "x-session",
  "x-errors",
  "x-bounded",
  "x-one-of",
  "x-permission",
  "x-no-key",
  "x-alias",
  "x-assumed",
];
const schemes = ["bearer", "apiKey", "apiTimestamp", "apiNonce", "apiSignature"];

/** Every operation has the parts that CONTRIBUTING requires. */
export const operationParts = forEachOperation(function* (operation, { document }: Contract): Iterable<Finding> {
  if (!/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? "")) {
    yield ["", "has no operationId in camelCase; add the call's own name, such as getAssets."];
  }
  const known = document.tags.map(({ name }) => name);
  if (operation.tags?.length !== 1 || !known.includes(operation.tags[0] ?? "")) {
    yield [
      "tags",
      `must be exactly one of ${known.join(", ")}; a new group begins with its tag in <group>/paths.yaml.`,
    ];
  }
  if (!operation.summary) yield ["summary", "is missing; say in a few words what the call does."];
  if (!sentence.test(operation.description?.trim() ?? "")) {
    yield ["description", "must be at least one whole sentence for a partner developer, with its full stop."];
  }
  if (!operation["x-service"] || !(operation["x-service"] in document["x-services"])) {
    yield ["x-service", `must be one of ${Object.keys(document["x-services"]).join(", ")}.`];
  }
  if (!["safe", "key", "never"].includes(operation["x-retry"] ?? "")) {
    yield ["x-retry", "must say safe (resend freely), key (with the same Idempotency-Key) or never."];
  }
  if (!Array.isArray(operation["x-errors"]))
    yield ["x-errors", "is missing; list the catalogue codes, or [] for none."];
  if (operation["x-session"] && !["start", "refresh", "end"].includes(operation["x-session"])) {
    yield ["x-session", "must be start, refresh or end."];
  }
  const named = operation.security?.flatMap((way) => Object.keys(way)) ?? [];
  if (named.some((scheme) => !schemes.includes(scheme))) {
    yield ["security", "may be left out (bearer token), [] (public) or [{}, { bearer: [] }] (either)."];
  }
  for (const mark of Object.keys(operation).filter((word) => word.startsWith("x-") && !marks.includes(word))) {
    yield [mark, `is not a mark of an operation; known are ${marks.join(", ")}.`];
  }
});

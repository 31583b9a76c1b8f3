import type { Contract, Finding } from "./rule.ts";

/** The tables at the root name existing codes and schemas, and one prefix for each kind of record. */
export function* tables({ document, catalogue }: Contract): Iterable<Finding> {
  // When the request itself is refused, the code is the HTTP status.
  const isCode = (code: string) => catalogue.has(Number(code)) || /^[45]\d\d$/.test(code);
  for (const [code, status] of Object.entries(document["x-http-status"] ?? {})) {
    if (code !== "default" && !isCode(code)) yield [`x-http-status ${code}`, "is not a code of packages/errors."];
    if (!Number.isInteger(status) || status < 400 || status > 599)
      yield [`x-http-status ${code}`, "must be 400 to 599."];
  }
  for (const [code, name] of Object.entries(document["x-error-data"] ?? {})) {
    if (!isCode(code)) yield [`x-error-data ${code}`, "is not a code of packages/errors."];
    if (!document.components.schemas?.[name])
      yield [`x-error-data ${code}`, `names ${name}, which ErrorData of components/schemas-errors.yaml doesn't list.`];
  }
  const kinds = Object.values(document["x-number-prefixes"] ?? {});
  for (const [prefix, kind] of Object.entries(document["x-number-prefixes"] ?? {})) {
    if (!/^[A-Z]{1,3}$/.test(prefix)) yield [`x-number-prefixes ${prefix}`, "must be one to three capitals."];
    if (kinds.filter((each) => each === kind).length > 1)
      yield [`x-number-prefixes ${prefix}`, `is another prefix of ${kind}; keep one.`];
  }
}

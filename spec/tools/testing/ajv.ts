import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import type { Schema } from "../document.ts";
import type { Fault } from "../runtime/compile.ts";

// Faults, locations, wording and order must match Ajv's, because users read them.
export const ajv = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  allowUnionTypes: true,
  strict: false,
  inlineRefs: false,
});
addFormats.default(ajv);

const oddities = [
  ...[null, true, 0, -1, 1, 1.5, 21, 1e21, "", "x", "10", "-0.5", "😀😀", "x".repeat(300), [], [1, 1], ["a", "a"], {}],
  ...["2026-02-30", "2026-02-28", "2026-11-21T15:30:00Z", "2026-13-01T00:00:00Z", "a@b.example", "https://a.example/x"],
];
export const oddity = fc.constantFrom(...oddities);

/** Returns Ajv's faults. */
export const theirs = (schema: Schema, value: unknown): Fault[] => {
  const check = ajv.compile(schema);
  check(value);
  return (check.errors ?? []).map(({ instancePath, keyword, params, message = "" }) => ({
    instancePath,
    keyword,
    params,
    message,
  }));
};

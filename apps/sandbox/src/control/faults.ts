import { isCatalogueCode } from "@coffer/errors";
import { operations } from "@coffer/sdk/contract";
import { FAULT_KINDS, type FaultRule, Faults } from "../engine/faults.ts";
import { invalid } from "../refusal.ts";
import type { ControlRoutes } from "./call.ts";
import { Fields } from "./fields.ts";

const MOST = 100;
const LONGEST = 120_000;

export const faults: ControlRoutes = {
  "GET faults": ({ tenant, fields }) => {
    fields.done();
    return tenant.faults.plan;
  },
  "PUT faults": ({ tenant, fields }) => {
    const seed = fields.optionalText("seed") ?? "faults";
    const rules = fields.any("rules");
    fields.done();
    if (!Array.isArray(rules) || rules.length > MOST)
      throw invalid("rules", "type", `It must be a list of at most ${MOST}.`);
    tenant.faults = new Faults({ seed, rules: rules.map(readRule) });
    return tenant.faults.plan;
  },
};

function readRule(value: unknown, index: number): FaultRule {
  const at = `rules.${index}`;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid(at, "type", "It must be an object.");
  const fields = new Fields(value as Record<string, unknown>);
  const rule = {
    operation: fields.optionalText("operation"),
    group: fields.optionalText("group"),
    service: fields.optionalText("service"),
    nth: fields.optionalInteger("nth"),
    probability: probabilityIn(fields, at),
    kind: fields.has("kind") ? fields.oneOf("kind", FAULT_KINDS) : undefined,
    value: fields.optionalInteger("value"),
    latency: fields.optionalInteger("latency"),
  };
  fields.done();
  if (rule.operation !== undefined && !Object.hasOwn(operations, rule.operation))
    throw invalid(`${at}.operation`, "unknown", "It is no operation of the contract.");
  if (rule.kind === "code" && !isCatalogueCode(rule.value ?? 0))
    throw invalid(`${at}.value`, "enum", "It is no code of the catalogue.");
  if (rule.kind === "status" && !((rule.value ?? 0) >= 200 && (rule.value ?? 0) <= 599))
    throw invalid(`${at}.value`, "range", "A status is 200 to 599.");
  if (rule.kind === undefined && rule.latency === undefined)
    throw invalid(at, "required", "It needs a kind or a latency.");
  if ((rule.latency ?? 0) > LONGEST) throw invalid(`${at}.latency`, "maximum", `At most ${LONGEST} ms.`);
  return Object.fromEntries(Object.entries(rule).filter(([, given]) => given !== undefined));
}

function probabilityIn(fields: Fields, at: string): number | undefined {
  const value = fields.any("probability");
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !(value >= 0 && value <= 1))
    throw invalid(`${at}.probability`, "range", "It is 0 to 1.");
  return value;
}

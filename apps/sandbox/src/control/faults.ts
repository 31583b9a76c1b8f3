import { nameOf } from "@coffer/errors";
import { operations } from "@coffer/sdk/contract";
import { FAULT_KINDS, type FaultKind, type FaultRule, Faults } from "../core/faults.ts";
import { Fields } from "../core/fields.ts";
import { invalid } from "../core/refusal.ts";
import type { ControlRoutes } from "./call.ts";
import { readLatency } from "./latency.ts";

const MOST = 100;
const LONGEST_DRIP = 60_000;
const groups = new Set<string>(Object.values(operations).map(({ group }) => group));
const services = new Set(Object.values(operations).map(({ service }) => service));

export const faults: ControlRoutes = {
  "GET faults": ({ tenant, fields }) => {
    fields.done();
    return { ...tenant.faults.plan, kinds: FAULT_KINDS };
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
  const fields = new Fields(value as Record<string, unknown>, `${at}.`);
  const operation = fields.optionalText("operation");
  if (operation !== undefined && !Object.hasOwn(operations, operation))
    throw invalid(`${at}.operation`, "unknown", "It is no operation of the contract.");
  const kind = fields.has("kind") ? fields.oneOf("kind", FAULT_KINDS) : undefined;
  const latency = fields.any("latency");
  if (kind === undefined && latency === undefined) throw invalid(at, "required", "It needs a kind or a latency.");
  const rule = {
    operation,
    group: fields.has("group") ? fields.oneOf("group", [...groups]) : undefined,
    service: fields.has("service") ? fields.oneOf("service", [...services]) : undefined,
    nth: nthIn(fields, at),
    probability: probabilityIn(fields, at),
    kind,
    value: valueIn(fields, at, kind),
    latency: latency === undefined ? undefined : readLatency(latency, `${at}.latency`),
  };
  fields.done();
  return Object.fromEntries(Object.entries(rule).filter(([, given]) => given !== undefined));
}

function nthIn(fields: Fields, at: string): number | undefined {
  const nth = fields.optionalInteger("nth");
  if (nth === 0) throw invalid(`${at}.nth`, "minimum", "The first call is number 1.");
  if (nth !== undefined && fields.has("probability"))
    throw invalid(`${at}.nth`, "either", "Give nth or probability, not both.");
  return nth;
}

function probabilityIn(fields: Fields, at: string): number | undefined {
  const value = fields.any("probability");
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !(value >= 0 && value <= 1))
    throw invalid(`${at}.probability`, "range", "It is 0 to 1.");
  return value;
}

/** Reads the value of a fault; its meaning depends on the kind, and most kinds have none. */
function valueIn(fields: Fields, at: string, kind: FaultKind | undefined): number | undefined {
  const value = fields.optionalInteger("value");
  const field = `${at}.value`;
  if (kind === "code" && (value === undefined || nameOf(value) === undefined))
    throw invalid(field, "enum", "It is no code of the catalogue.");
  if (kind === "status" && !(value !== undefined && value >= 200 && value <= 599))
    throw invalid(field, "range", "A status is 200 to 599.");
  if (kind === "drip" && (value ?? 0) > LONGEST_DRIP)
    throw invalid(field, "maximum", `At most ${LONGEST_DRIP} ms between two bytes.`);
  if (value !== undefined && kind !== "code" && kind !== "status" && kind !== "drip")
    throw invalid(field, "unknown", "Only code, status and drip have a value.");
  return value;
}

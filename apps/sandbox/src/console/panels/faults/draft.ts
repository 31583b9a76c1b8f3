import type { FaultKind, FaultRule } from "../../../core/faults.ts";
import type { Words } from "../../words/words.ts";

/** A rule as typed. */
export type Draft = {
  scope: keyof Words["faults"]["scopes"];
  operation: string;
  group: string;
  service: string;
  when: keyof Words["faults"]["whens"];
  nth: string;
  percent: string;
  delay: keyof Words["faults"]["delays"];
  milliseconds: string;
  min: string;
  max: string;
  median: string;
  sigma: string;
  longest: string;
  kind: FaultKind | "";
  value: string;
};
export const newDraft: Draft = {
  scope: "every",
  operation: "",
  group: "",
  service: "",
  when: "always",
  nth: "1",
  percent: "10",
  delay: "none",
  milliseconds: "1000",
  min: "200",
  max: "2000",
  median: "400",
  sigma: "0.6",
  longest: "5000",
  kind: "status",
  value: "503",
};

export type DraftErrors = Partial<Record<keyof Draft, "number" | "percent" | "decimal" | "choose">>;

export const hasValue = (kind: Draft["kind"]) => kind === "status" || kind === "code" || kind === "drip";

/** Checks before a request: empty choices and invalid numbers. */
export function errorsOf(draft: Draft): DraftErrors {
  const { scope, when, delay, kind } = draft;
  const whole = (name: keyof Draft, counts: boolean): DraftErrors =>
    counts && !/^\d{1,9}$/.test(draft[name].trim()) ? { [name]: "number" } : {};
  return {
    ...(scope !== "every" && draft[scope] === "" ? { [scope]: "choose" } : {}),
    ...whole("nth", when === "nth"),
    ...(when === "probability" && !isPercent(draft.percent) ? { percent: "percent" as const } : {}),
    ...whole("milliseconds", delay === "fixed"),
    ...whole("min", delay === "uniform"),
    ...whole("max", delay === "uniform"),
    ...whole("median", delay === "lognormal"),
    ...whole("longest", delay === "lognormal"),
    ...(delay === "lognormal" && !isDecimal(draft.sigma) ? { sigma: "decimal" as const } : {}),
    ...whole("value", hasValue(kind)),
    ...(kind === "" && delay === "none" ? { kind: "choose" as const } : {}),
  };
}

export function ruleOf({ scope, when, delay, kind, ...draft }: Draft): FaultRule {
  return {
    ...(scope === "every" ? {} : { [scope]: draft[scope] }),
    ...(when === "nth" && { nth: Number(draft.nth) }),
    ...(when === "probability" && { probability: Number(draft.percent) / 100 }),
    ...(kind !== "" && { kind }),
    ...(hasValue(kind) && { value: Number(draft.value) }),
    ...(delay === "fixed" && { latency: Number(draft.milliseconds) }),
    ...(delay === "uniform" && { latency: { uniform: [Number(draft.min), Number(draft.max)] as const } }),
    ...(delay === "lognormal" && {
      latency: {
        lognormal: { median: Number(draft.median), sigma: Number(draft.sigma), max: Number(draft.longest) },
      },
    }),
  };
}

/** Maps the sandbox's refusal of a rule to the form's fields. */
export const fieldNames: Record<string, keyof Draft> = {
  operation: "operation",
  group: "group",
  service: "service",
  nth: "nth",
  probability: "percent",
  kind: "kind",
  value: "value",
  latency: "milliseconds",
  "latency.uniform.0": "min",
  "latency.uniform.1": "max",
  "latency.lognormal.median": "median",
  "latency.lognormal.sigma": "sigma",
  "latency.lognormal.max": "longest",
};

const isDecimal = (text: string) => /^\d{1,3}(\.\d{1,4})?$/.test(text.trim());
const isPercent = (text: string) => isDecimal(text) && Number(text) <= 100;

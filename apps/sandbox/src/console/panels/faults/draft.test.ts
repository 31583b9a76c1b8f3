import { describe, expect, it } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { type Draft, errorsOf, newDraft, ruleOf } from "./draft.ts";
import { presets } from "./presets.ts";

const draft = (more: Partial<Draft>): Draft => ({ ...newDraft, ...more });

describe("typed fault rule", () => {
  it.each([
    [{}, { kind: "status", value: 503 }],
    [
      { scope: "operation", operation: "getAssets", when: "nth", nth: "2", kind: "empty" },
      { operation: "getAssets", nth: 2, kind: "empty" },
    ],
    [
      { scope: "group", group: "assets", when: "probability", percent: "2.5", kind: "", delay: "fixed" },
      { group: "assets", probability: 0.025, latency: 1000 },
    ],
    [{ kind: "", delay: "lognormal" }, { latency: { lognormal: { median: 400, sigma: 0.6, max: 5000 } } }],
    [
      { kind: "drip", value: "20", delay: "uniform" },
      { kind: "drip", value: 20, latency: { uniform: [200, 2000] } },
    ],
  ] as [Partial<Draft>, object][])("converts %j to a rule that the sandbox accepts", (more, rule) => {
    expect(errorsOf(draft(more))).toEqual({});
    expect(ruleOf(draft(more))).toEqual(rule);
    const { control } = TestSandbox.start().stranger();
    expect(control("PUT", "faults", { rules: [ruleOf(draft(more))] }).status).toBe(200);
  });

  it.each([
    [{ scope: "operation" }, { operation: "choose" }],
    [{ when: "nth", nth: "first" }, { nth: "number" }],
    [{ when: "probability", percent: "101" }, { percent: "percent" }],
    [
      { delay: "lognormal", sigma: "wide", median: "" },
      { median: "number", sigma: "decimal" },
    ],
    [{ kind: "" }, { kind: "choose" }],
    [{ kind: "code", value: "x" }, { value: "number" }],
  ] as [Partial<Draft>, object][])("explains the errors of %j", (more, errors) => {
    expect(errorsOf(draft(more))).toEqual(errors);
  });

  it("has presets that the sandbox accepts", () => {
    const { control } = TestSandbox.start().stranger();
    expect(control("PUT", "faults", { rules: Object.values(presets) }).status).toBe(200);
  });
});

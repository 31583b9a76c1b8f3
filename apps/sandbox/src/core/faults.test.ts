import { operations } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { type FaultRule, Faults } from "./faults.ts";

const { getKEIS, refreshToken, getAnnouncementList } = operations;
const hits = (rules: FaultRule[], seed = "s", calls = 200) => {
  const faults = new Faults({ seed, rules });
  return Array.from({ length: calls }, () => faults.next(getKEIS) !== null);
};

test("matches a rule by operation, group and service together", () => {
  const rule = (of: FaultRule) => new Faults({ seed: "s", rules: [{ kind: "empty", ...of }] });
  expect(rule({}).next(getKEIS)).not.toBeNull();
  expect(rule({ operation: "refreshToken" }).next(getKEIS)).toBeNull();
  expect(rule({ group: "auth" }).next(refreshToken)).not.toBeNull();
  expect(rule({ service: "content" }).next(getAnnouncementList)).not.toBeNull();
  expect(rule({ group: "auth", service: "content" }).next(refreshToken)).toBeNull();
});

test("counts only matching calls for `nth`", () => {
  const faults = new Faults({ seed: "s", rules: [{ operation: "getKEIS", kind: "reset", nth: 2 }] });
  const asked = [refreshToken, getKEIS, refreshToken, getKEIS, getKEIS];
  expect(asked.map((operation) => faults.next(operation) !== null)).toEqual([false, false, false, true, false]);
});

test("draws a chance from the plan's seed", () => {
  const rules: FaultRule[] = [{ kind: "reset", probability: 0.25 }];
  expect(hits(rules)).toEqual(hits(rules));
  expect(hits(rules)).not.toEqual(hits(rules, "other"));
  const share = hits(rules, "s", 4000).filter(Boolean).length / 4000;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
  expect(hits([{ kind: "reset", probability: 0 }])).not.toContain(true);
});

test("applies the first effective fault and the first latency", () => {
  const faults = new Faults({
    seed: "s",
    rules: [{ kind: "empty", nth: 2 }, { latency: 40 }, { kind: "drip", value: 5, latency: 900 }],
  });
  expect(faults.next(getKEIS)).toEqual({ rules: [1, 2], kind: "drip", value: 5, latency: 40 });
  expect(faults.next(getKEIS)).toEqual({ rules: [0, 1], kind: "empty", latency: 40 });
});

test("draws and counts for each rule independently", () => {
  const chance: FaultRule = { kind: "reset", probability: 0.5 };
  const alone = new Faults({ seed: "s", rules: [chance] });
  const second = new Faults({ seed: "s", rules: [{ kind: "empty", nth: 3 }, chance] });
  const struckBy = (faults: Faults, rule: number) =>
    Array.from({ length: 50 }, () => faults.next(getKEIS)?.rules.includes(rule) ?? false);
  // The third call belongs to the other rule; in all others the draw equals that of the rule alone.
  expect(struckBy(second, 1).toSpliced(2, 1)).toEqual(struckBy(alone, 0).toSpliced(2, 1));
});

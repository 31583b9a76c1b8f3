import { describe, expect, it } from "vitest";
import { makeRetryBudget, RETRY_BUDGET } from "./retry-budget.ts";

const at = (seconds: number) => ({ wall: 0, steady: seconds * 1000 });

describe("retry budget", () => {
  it("leaves a few resends to a program with few calls", () => {
    const budget = makeRetryBudget();
    budget.spendCall(at(0));
    const granted = Array.from({ length: 20 }, () => budget.spendRetry(at(0))).filter(Boolean);
    expect(granted).toHaveLength(RETRY_BUDGET.free);
  });

  it("is a tenth of the calls where there are many", () => {
    const budget = makeRetryBudget();
    let granted = 0;
    for (let call = 0; call < 3_000; call++) {
      const now = at(call / 100);
      budget.spendCall(now);
      if (budget.spendRetry(now)) granted += 1;
    }
    expect(granted).toBe(300);
  });

  it("counts the calls of the last minute, those after a silence too, and those of half a minute ago", () => {
    const budget = makeRetryBudget();
    const calls = (seconds: number) => {
      for (let call = 0; call < 1_000; call++) budget.spendCall(at(seconds));
    };
    const drain = (seconds: number) => {
      let granted = 0;
      while (budget.spendRetry(at(seconds))) granted += 1;
      return granted;
    };
    calls(200);
    expect(drain(200)).toBe(100);
    calls(215);
    expect(drain(240)).toBe(100);
    expect(drain(330)).toBe(RETRY_BUDGET.free);
  });

  it("comes back with the window, and no sooner than after half of it", () => {
    const budget = makeRetryBudget();
    const drain = (seconds: number) => {
      let granted = 0;
      while (budget.spendRetry(at(seconds))) granted += 1;
      return granted;
    };
    expect(drain(1_000)).toBe(RETRY_BUDGET.free);
    expect(drain(1_029)).toBe(0);
    expect(drain(1_049)).toBe(0);
    expect(drain(1_060)).toBe(RETRY_BUDGET.free);
    expect(drain(5_000)).toBe(RETRY_BUDGET.free);
  });
});

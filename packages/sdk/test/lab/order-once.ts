import { expect } from "vitest";
import { isCofferError, isOutcomeUnknown } from "../../src/index.ts";
import type { makeBank } from "./bank.ts";
import type { FateName } from "./lost-replies.ts";
import { type Placed, type WayName, ways } from "./ways-to-order.ts";

/**
 * Orders once, in one way, over a failing network. Either one order exists and the caller has its number, or the
 * failure says that none exists, and none does.
 */
export async function orderOnce(bank: ReturnType<typeof makeBank>, way: WayName, fated: readonly FateName[]) {
  const { options, orders, sent } = bank.open(fated);
  const outcome = await ways[way](options).then(
    (placed: Placed) => ({ placed }),
    (error: unknown) => ({ error }),
  );
  const numbers = (await orders()).map(({ number }) => number);
  if ("placed" in outcome) expect(numbers).toEqual([outcome.placed.number]);
  else {
    expect([isCofferError(outcome.error), isOutcomeUnknown(outcome.error)], String(outcome.error)).toEqual([
      true,
      false,
    ]);
    expect(numbers, String(outcome.error)).toEqual([]);
  }
  return sent();
}

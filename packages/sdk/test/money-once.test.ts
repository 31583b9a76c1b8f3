import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "../src/index.ts";
import { makeBank } from "./lab/bank.ts";
import { fateNames } from "./lab/lost-replies.ts";
import { orderOnce } from "./lab/order-once.ts";
import { wayNames, ways } from "./lab/ways-to-order.ts";

let bank: ReturnType<typeof makeBank>;
beforeAll(() => {
  bank = makeBank();
});
beforeEach(() => {
  // No waiting between two attempts.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

describe.each(wayNames)("%s", (way) => {
  it.each(fateNames)("orders once: %s, once and again and again", async (fate) => {
    for (const times of [1, 2, 7]) await orderOnce(bank, way, new Array(times).fill(fate));
    // And as what follows a lost reply: it isn't about the order that was placed.
    await orderOnce(bank, way, ["connection broken after the commit", fate, fate]);
  });

  it("orders twice when it is meant twice", async () => {
    const { options, orders } = bank.open(["connection broken after the commit"]);
    const placed = [
      await ways[way](options),
      await ways[way]({ ...options, store: createMemoryStore(options.store?.get()) }),
    ];
    const numbers = (await orders()).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(placed.map(({ number }) => number).toSorted());
    expect(numbers).toHaveLength(2);
  });
});

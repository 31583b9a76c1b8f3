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
  // No delay between two attempts.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

describe.each(wayNames)("%s", (way) => {
  it.each(fateNames)("orders once with %s, also when repeated", async (fate) => {
    for (const times of [1, 2, 7]) await orderOnce(bank, way, new Array(times).fill(fate));
    // And after a lost reply: the refusal isn't about the placed order.
    await orderOnce(bank, way, ["connection broken after the commit", fate, fate]);
  });

  it("orders twice with two keys", async () => {
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

import { createSandbox } from "@coffer/sandbox";
import { createClient } from "@coffer/sdk";
import { expect, it } from "vitest";
import { INTEREST_DELAY_DAYS } from "../../../../sandbox/src/modules/earn/days.ts";
import { ARRIVES_AFTER } from "../../../../sandbox/src/modules/earn/redeem.ts";
import { terms } from "./terms.ts";

it("states what the sandbox does", async () => {
  const { earn } = createClient({ environment: "sandbox", fetch: createSandbox().fetch });
  const { items } = await earn.getUserProductList();
  for (const { id } of items) {
    const { redemptionPauseFrom, redemptionPauseTo, dayCountDays, nextInterestAt } = await earn.getUserProductDetail({
      id,
    });
    expect([redemptionPauseFrom, redemptionPauseTo, dayCountDays]).toEqual([
      terms.pauseFrom,
      terms.pauseTo,
      terms.dayCount,
    ]);
    expect(nextInterestAt.slice(11, 16)).toBe(terms.pauseTo);
  }
  expect([terms.firstAfter, terms.backWithin]).toEqual([INTEREST_DELAY_DAYS, ARRIVES_AFTER / 3_600_000]);
});

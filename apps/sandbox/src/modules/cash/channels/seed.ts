import type { CashChannelCode, CashDirection, CashPaymentType } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { type Channel, cashChannels, channelId } from "./channel.ts";
import { cashCurrencies } from "./currency.ts";
import { seedBanks } from "./seed-banks.ts";

type Own = Pick<Channel, "channel" | "currency" | "paymentType">;
const own = (channel: CashChannelCode, currency: string, paymentType: CashPaymentType): Own => ({
  channel,
  currency,
  paymentType,
});

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** "Within 1 working day, credited within 2 hours." */
const DAY_AND_TWO_HOURS = 26 * HOUR;

type Terms = Pick<Channel, "minAmount" | "maxAmount" | "dailyLimit" | "arrivalSeconds"> &
  Pick<Channel, "fixedFee" | "feePercent" | "minFee" | "maxFee"> &
  Partial<Pick<Channel, "attachmentRequired" | "whitelistRequired">>;
const terms = (
  [minAmount, maxAmount, dailyLimit]: readonly [string, string, string],
  arrivalSeconds: number,
  [fixedFee, feePercent, minFee, maxFee]: readonly [string, string, string, string | null],
  needs: Partial<Pick<Channel, "attachmentRequired" | "whitelistRequired">> = {},
): Terms => ({ minAmount, maxAmount, dailyLimit, arrivalSeconds, fixedFee, feePercent, minFee, maxFee, ...needs });

const attachment = { attachmentRequired: true };

/** "SEPA (EUR), Faster Payments (GBP), ACH and wire (USD), FPS (HKD), local bank (CNY)", in the product's order of currencies. */
const channels: readonly (readonly [Own, Record<CashDirection, Terms>])[] = [
  [
    own("ach", "USD", "local"),
    {
      topUp: terms(["10", "50000", "100000"], 2 * HOUR, ["1", "0", "1", null]),
      withdraw: terms(["10", "50000", "100000"], DAY_AND_TWO_HOURS, ["2", "0", "2", null]),
    },
  ],
  [
    own("wire", "USD", "wire"),
    {
      topUp: terms(["500", "250000", "500000"], 2 * HOUR, ["10", "0", "10", null], attachment),
      withdraw: terms(["500", "100000", "100000"], DAY_AND_TWO_HOURS, ["20", "0.05", "25", "80"], attachment),
    },
  ],
  [
    own("sepa", "EUR", "local"),
    {
      topUp: terms(["10", "100000", "200000"], 2 * HOUR, ["1", "0", "1", null], { whitelistRequired: true }),
      withdraw: terms(["10", "100000", "200000"], DAY_AND_TWO_HOURS, ["1.5", "0.02", "1.5", "25"]),
    },
  ],
  [
    own("fasterPayments", "GBP", "instant"),
    {
      topUp: terms(["10", "50000", "100000"], 10 * MINUTE, ["1", "0", "1", null]),
      withdraw: terms(["10", "50000", "100000"], 2 * HOUR, ["1.5", "0", "1.5", null]),
    },
  ],
  [
    own("fps", "HKD", "instant"),
    {
      topUp: terms(["100", "500000", "1000000"], 10 * MINUTE, ["5", "0", "5", null]),
      withdraw: terms(["100", "500000", "1000000"], 2 * HOUR, ["8", "0", "8", null]),
    },
  ],
  [
    own("localBank", "CNY", "local"),
    {
      topUp: terms(["100", "300000", "600000"], HOUR, ["0", "0.1", "5", "50"]),
      withdraw: terms(["100", "300000", "600000"], DAY_AND_TWO_HOURS, ["10", "0.1", "10", "100"]),
    },
  ],
];

export function seedChannels(world: World): void {
  for (const currency of ["USD", "EUR", "GBP", "HKD", "CNY"])
    world.table(cashCurrencies).insert({ currency, open: true });
  for (const [each, directions] of channels)
    for (const direction of ["topUp", "withdraw"] as const)
      world.table(cashChannels).insert({
        ...{ id: channelId(each.channel, direction), ...each, direction },
        ...{ offered: true, open: true, hasRate: true, attachmentRequired: false, whitelistRequired: false },
        ...directions[direction],
      });
  seedBanks(world);
}

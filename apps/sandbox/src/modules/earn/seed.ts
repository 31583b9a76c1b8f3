import type { Text } from "@coffer/errors";
import type { World } from "../../world/world.ts";
import { dayOf } from "./days.ts";
import { products } from "./product.ts";

type Row = readonly [
  coin: string,
  base: string,
  termDays: number,
  early: boolean,
  minimum: string,
  maximum: string,
  quota: string,
  taken: string,
  open?: false,
];
/** Assumed: the description gives no product. Recommended first; one is full and one closed. */
const rows: readonly Row[] = [
  ["USDT", "4.2", 0, true, "10", "500000", "5000000", "2518100"],
  ["ETH", "3.1", 30, false, "0.05", "500", "4000", "3187.6"],
  ["USDT", "5.6", 30, true, "100", "200000", "2000000", "1204500"],
  ["BTC", "0.9", 0, true, "0.001", "20", "600", "214.35"],
  ["USDC", "3.9", 0, true, "10", "500000", "3000000", "880240"],
  ["USDT", "6.4", 90, false, "500", "200000", "1500000", "1012000"],
  ["ETH", "2.4", 0, true, "0.01", "1000", "9000", "2210.48"],
  ["TRX", "4.8", 30, false, "200", "2000000", "5000000", "5000000"],
  ["BTC", "1.4", 90, true, "0.005", "10", "150", "88.2", false],
];

const nameOf = (coin: string, days: number): Text =>
  days === 0
    ? { en: `${coin} flexible`, "zh-CN": `${coin} 活期` }
    : { en: `${coin} ${days} days`, "zh-CN": `${coin} ${days} 天` };
const aboutOf = (coin: string, days: number, early: boolean): Text =>
  days === 0
    ? {
        en: `${coin} is lent to institutions against collateral. It can be redeemed on any day.`,
        "zh-CN": `${coin} 出借给有抵押的机构，可在任意一天赎回。`,
      }
    : {
        en: `${coin} is lent for ${days} days at a rate agreed when it is staked. ${early ? "The term can be left early; interest not paid by then is lost." : "It stays until the term ends."}`,
        "zh-CN": `${coin} 以申购时约定的收益率出借 ${days} 天。${early ? "可提前赎回，届时尚未发放的收益将不再发放。" : "到期前不可赎回。"}`,
      };
const risk: Text = {
  en: "A borrower may not pay back, and staked coins are not covered by a deposit guarantee. Flexible rates change daily. The coin's own price can fall.",
  "zh-CN": "借款方可能无法归还，申购的资产不受存款保障。活期收益率每日变动，币价本身也可能下跌。",
};

export function seedProducts(world: World): void {
  for (const [coin, base, termDays, early, minimum, maximum, quota, taken, open = true] of rows)
    world.table(products).insert({
      id: world.newId("fp"),
      name: nameOf(coin, termDays),
      about: aboutOf(coin, termDays, early),
      risk,
      coin,
      rates: [{ from: dayOf(world.startedAt), base }],
      termDays,
      earlyRedeemable: early,
      minimum,
      maximum,
      quota,
      taken,
      open,
      coinOpen: true,
    });
}

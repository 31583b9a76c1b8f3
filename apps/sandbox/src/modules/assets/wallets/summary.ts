import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { multisigWorth } from "../../multisig/exports.ts";
import { type Coin, coins, moneyText } from "../coins/exports.ts";
import { pricedAt } from "../prices/exports.ts";
import { percentText } from "./wallets.ts";
import { type Amounts, amountsOf, valueLine, worthOfAll } from "./worth.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Beside the fiat currencies. */
const ALTERNATIVE_COIN = "BTC";
const DEFAULT_DAYS = 30;

export function summaryOf(world: World, user: User, quote: Coin, days = DEFAULT_DAYS): Result<"getAssetsSummary"> {
  const amounts = amountsOf(world, user);
  const others = world
    .table(coins)
    .all()
    .filter((coin) => coin.coin !== quote.coin && (coin.kind === "fiat" || coin.coin === ALTERNATIVE_COIN));
  return {
    ...totalIn(world, user, amounts, quote),
    alternatives: others.map((coin) => totalIn(world, user, amounts, coin)),
    history: valueLine(world, user, quote, days),
    at: isoOf(pricedAt(world)),
  };
}

/** "How much prices moved the total": what is held now, at the prices of now and of a day ago. */
function totalIn(world: World, user: User, amounts: Amounts, quote: Coin) {
  const total = worthOfAll(world, amounts, quote);
  const before = worthOfAll(world, amounts, quote, pricedAt(world) - DAY);
  return {
    currency: quote.coin,
    scale: quote.scale,
    total: moneyText(quote, total),
    multisigTotal: moneyText(quote, multisigWorth(world, user.uid, quote)),
    change24h: moneyText(quote, total - before),
    changePercent24h: percentText(before === 0n ? 0n : ((total - before) * 10_000n) / before),
  };
}

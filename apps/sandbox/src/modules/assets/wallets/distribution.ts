import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { multisigWorth } from "../../multisig/exports.ts";
import { type Coin, coins, moneyText } from "../coins/exports.ts";
import { pricedAt, worthOf } from "../prices/exports.ts";
import { balanceIn, numberOf, percentText, sumOf, walletsOf } from "./wallets.ts";
import { amountsOf, worthOfAll } from "./worth.ts";

const WHOLE = 10_000n;

/** What each wallet is worth. "They add up to the total": what cutting each one loses goes to the greatest. */
export function distributionOf(world: World, user: User, quote: Coin): Result<"getAssetDistribution"> {
  const total = worthOfAll(world, amountsOf(world, user), quote);
  const wallets = walletsOf(user);
  const listed = world.table(coins).all();
  const cut = wallets.map((wallet) =>
    listed.reduce(
      (sum, { coin }) => sum + worthOf(world, coin, sumOf(balanceIn(world, user, wallet, coin)), quote.coin),
      0n,
    ),
  );
  const values = giveRest(cut, total);
  const shares =
    total === 0n
      ? values
      : giveRest(
          values.map((value) => (value * WHOLE) / total),
          WHOLE,
        );
  return {
    currency: quote.coin,
    scale: quote.scale,
    total: moneyText(quote, total),
    multisigTotal: moneyText(quote, multisigWorth(world, user.uid, quote)),
    at: isoOf(pricedAt(world)),
    wallets: wallets.map((wallet, at) => ({
      wallet: numberOf(wallet),
      value: moneyText(quote, values[at] ?? 0n),
      percent: percentText(shares[at] ?? 0n),
    })),
  };
}

/** The parts with what is missing to the whole added to the greatest. */
function giveRest(parts: readonly bigint[], whole: bigint): bigint[] {
  const rest = parts.reduce((left, part) => left - part, whole);
  const greatest = parts.reduce((best, part, at) => (part > (parts[best] ?? 0n) ? at : best), 0);
  return parts.map((part, at) => (at === greatest ? part + rest : part));
}

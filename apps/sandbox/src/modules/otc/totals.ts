import type { Result } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { amountText, coins, minorOf } from "../assets/coins/exports.ts";
import type { Role, Summed } from "./day.ts";
import { exchanged } from "./order.ts";

type Sums = { bought: bigint; sold: bigint; fee: bigint };

/** The reader's totals of complete orders, in the order of the catalogue. */
export function totalsOf(world: World, orders: readonly Summed[], as: Role): Result<"getOrderList">["totals"] {
  const sums = new Map<string, Sums>();
  const add = (coin: string, part: Partial<Sums>) => {
    const { bought, sold, fee } = sums.get(coin) ?? { bought: 0n, sold: 0n, fee: 0n };
    sums.set(coin, {
      bought: bought + (part.bought ?? 0n),
      sold: sold + (part.sold ?? 0n),
      fee: fee + (part.fee ?? 0n),
    });
  };
  for (const order of orders) {
    const { give, get } = exchanged(order, as);
    add(give.coin, { sold: minorOf(world, give.coin, give.amount) });
    add(get.coin, { bought: minorOf(world, get.coin, get.amount) });
    // The taker pays the fee.
    if (as === "taker") add(order.quote, { fee: minorOf(world, order.quote, order.fee) });
  }
  return world
    .table(coins)
    .all()
    .flatMap(({ coin }) => {
      const of = sums.get(coin);
      if (!of) return [];
      const text = (minor: bigint) => amountText(world, coin, minor);
      return [{ currency: coin, boughtAmount: text(of.bought), soldAmount: text(of.sold), feeAmount: text(of.fee) }];
    });
}

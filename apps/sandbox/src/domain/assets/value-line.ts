import { userAccount } from "../../ledger/account.ts";
import { statementOf } from "../../ledger/statement.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { type Coin, coins } from "../coins/coin.ts";
import type { User } from "../user/user.ts";
import { moneyText } from "./money-text.ts";
import { walletsOf } from "./wallets.ts";
import { type Amounts, worthOfAll } from "./worth.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** "At most 200 points, the last is now." */
const MOST_POINTS = 200;

type Change = { at: number; coin: string; by: bigint };

/** The total over the days, evenly spaced: what was held then, at the prices of then. */
export function valueLine(world: World, user: User, quote: Coin, days: number) {
  const now = world.clock.now();
  const steps = Math.min((days * DAY) / HOUR, MOST_POINTS - 1);
  const moments = Array.from(
    { length: steps + 1 },
    (_, step) => now - Math.round(((steps - step) * days * DAY) / steps),
  );
  const held = new Map<string, bigint>();
  const changes = changesOf(world, user);
  let next = 0;
  return moments.map((moment) => {
    for (; (changes[next]?.at ?? Infinity) <= moment; next++) apply(held, changes[next]);
    return { time: isoOf(moment), value: moneyText(quote, worthOfAll(world, held as Amounts, quote, moment)) };
  });
}

function apply(held: Map<string, bigint>, change: Change | undefined): void {
  if (change) held.set(change.coin, (held.get(change.coin) ?? 0n) + change.by);
}

/** Everything that came into a wallet or left it, oldest first. */
const changesOf = (world: World, user: User): Change[] =>
  world
    .table(coins)
    .all()
    .flatMap(({ coin }) =>
      walletsOf(user).flatMap((wallet) =>
        statementOf(world.ledger, userAccount(user.uid, wallet, coin))
          .filter(({ change }) => change !== 0n)
          .map(({ entry, change }) => ({ at: entry.at, coin, by: change })),
      ),
    )
    .sort((one, other) => one.at - other.at);

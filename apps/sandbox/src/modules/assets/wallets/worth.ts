import { userAccount } from "../../../ledger/account.ts";
import { statementOf } from "../../../ledger/statement.ts";
import { firstWhere } from "../../../state/sorted.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { type Coin, coins, moneyText } from "../coins/exports.ts";
import { pricedAt, worthOf } from "../prices/exports.ts";
import { balanceIn, sumOf, walletsOf } from "./wallets.ts";

/** What somebody has, coin by coin; coins they don't have are left out. */
export type Amounts = ReadonlyMap<string, bigint>;

/** All wallets together, frozen amounts included. */
export function amountsOf(world: World, user: User): Amounts {
  const amounts = new Map<string, bigint>();
  for (const { coin } of world.table(coins).all()) {
    const sum = walletsOf(user).reduce((total, wallet) => total + sumOf(balanceIn(world, user, wallet, coin)), 0n);
    if (sum > 0n) amounts.set(coin, sum);
  }
  return amounts;
}

/** Each coin's worth is cut on its own, so that a total is the sum of the rows shown. */
export const worthOfAll = (world: World, amounts: Amounts, quote: Coin, moment = pricedAt(world)): bigint =>
  Array.from(amounts).reduce((sum, [coin, minor]) => sum + worthOf(world, coin, minor, quote.coin, moment), 0n);

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** "At most 200 points, the last is now." */
const MOST_POINTS = 200;

/** The total over the days, evenly spaced: what was held then, at the prices of then. */
export function valueLine(world: World, user: User, quote: Coin, days: number) {
  const now = world.clock.now();
  const steps = Math.min((days * DAY) / HOUR, MOST_POINTS - 1);
  const statements = statementsOf(world, user);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const moment = now - Math.round(((steps - step) * days * DAY) / steps);
    const held = new Map<string, bigint>();
    for (const [coin, lines] of statements) held.set(coin, (held.get(coin) ?? 0n) + balanceAt(lines, moment));
    const priced = Math.min(moment, pricedAt(world));
    return { time: isoOf(moment), value: moneyText(quote, worthOfAll(world, held, quote, priced)) };
  });
}

type Lines = ReturnType<typeof statementOf>;

/** What was ever booked on the user's wallets, with its coin. */
const statementsOf = (world: World, user: User): [coin: string, lines: Lines][] =>
  world
    .table(coins)
    .all()
    .flatMap(({ coin }) =>
      walletsOf(user).map((wallet): [string, Lines] => [
        coin,
        statementOf(world.ledger, userAccount(user.uid, wallet, coin)),
      ]),
    )
    .filter(([, lines]) => lines.length > 0);

function balanceAt(lines: Lines, moment: number): bigint {
  const last = lines[firstWhere(lines.length, (at) => (lines[at]?.entry.at ?? 0) > moment) - 1];
  return last ? last.availableAfter + last.heldAfter : 0n;
}

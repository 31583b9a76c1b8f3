import { AcceptorPairStatus } from "@coffer/sdk/contract";
import { worldAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { accountFor } from "../convert/pairs/exports.ts";
import { acceptorPairs } from "./acceptor-pair.ts";
import { deskPairs } from "./desk-pair.ts";

/** "OTC quote 30 s." */
export const QUOTE_SECONDS = 30;
/** In the order of lists: the desk's bounds, and its price's distance from the market in percent. */
const pairs: readonly (readonly [base: string, quote: string, minimum: string, maximum: string, apart: string])[] = [
  ["BTC", "USDT", "0.5", "50", "0.12"],
  ["ETH", "USDT", "10", "800", "0.15"],
  ["BTC", "USDC", "0.5", "50", "0.12"],
  ["BTC", "USD", "0.5", "50", "0.15"],
  ["USDT", "EUR", "1000", "2000000", "0.1"],
  ["USDT", "USD", "1000", "5000000", "0.05"],
];

const ACCEPTOR = "80466";
const served: readonly (readonly [symbol: string, least: string, most: string, apart: string, isOpen: boolean])[] = [
  ["BTC/USDT", "0.5", "10", "0.09", true],
  ["ETH/USDT", "10", "300", "0.2", false],
];
/** The acceptor's balances. */
const means: readonly (readonly [coin: string, amount: string])[] = [
  ["BTC", "25"],
  ["ETH", "400"],
  ["USDT", "2500000"],
  ["USDC", "40000"],
];

export function seedDesk(world: World): void {
  for (const [base, quote, minimum, maximum, apart] of pairs) {
    const symbol = `${base}/${quote}`;
    world.table(deskPairs).insert({
      symbol,
      base,
      quote,
      minimum,
      maximum,
      quoteSeconds: QUOTE_SECONDS,
      enabled: true,
      answer: "prompt",
    });
    serve(world, null, symbol, minimum, maximum, apart, true);
  }
  for (const [symbol, least, most, apart, isOpen] of served) serve(world, ACCEPTOR, symbol, least, most, apart, isOpen);
  for (const [coin, amount] of means) {
    const leg = {
      from: worldAccount("opening", coin),
      to: accountFor(world, ACCEPTOR, coin),
      amount: minorOf(world, coin, amount),
    };
    world.ledger.post(`acceptor ${coin} seed`, [leg]);
  }
}

function serve(
  world: World,
  uid: string | null,
  symbol: string,
  least: string,
  most: string,
  apart: string,
  isOpen: boolean,
): void {
  world.table(acceptorPairs).insert({
    id: world.newId("ap"),
    uid,
    symbol,
    buyMinimum: least,
    buyMaximum: most,
    sellMinimum: least,
    sellMaximum: most,
    buyRateDeviation: `-${apart}`,
    sellRateDeviation: apart,
    status: isOpen ? AcceptorPairStatus.enabled : AcceptorPairStatus.disabled,
    updatedAt: world.clock.now(),
  });
}

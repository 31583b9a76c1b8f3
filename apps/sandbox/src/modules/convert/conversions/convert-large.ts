import { ExchangeStatus, type WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { amountText, minorOf, readAmount } from "../../assets/coins/exports.ts";
import { entryDescription, nextNumber } from "../../assets/records/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { accountFor, checkBalance, checkMayTrade } from "../pairs/exports.ts";
import { giving } from "./exact.ts";
import { DESK_SPREAD, holdOf, type LargeConversion, largeConversions } from "./large.ts";
import { checkRange, deskMaximum, pairBetween } from "./pair.ts";
import { beginSettling } from "./pieces.ts";
import { baseAmount, priceNow } from "./rate.ts";

/** "The OTC desk converts it piece by piece within 8 hours." */
export const SETTLED_WITHIN = 8 * 60 * 60 * 1000;
const PIECES = 8n;

/** Holds the whole amount, one hold per piece. */
export function convertLarge(world: World, user: User, input: WireInput<"createCoinTradeOrder">): LargeConversion {
  checkMayTrade(user);
  const { fromCoin, toCoin } = input;
  if (fromCoin === toCoin) throw invalid("toCoin", "different", "It is the coin that is given.");
  const pair = pairBetween(world, fromCoin, toCoin);
  const { exact, rate } = priceNow(world, pair, fromCoin, DESK_SPREAD);
  const amount = readAmount(world, fromCoin, input.fromAmount, "fromAmount");
  const minimumToAmount =
    input.minimumToAmount === undefined
      ? null
      : amountText(world, toCoin, readAmount(world, toCoin, input.minimumToAmount, "minimumToAmount"));
  const expected = giving(exact, amount);
  const least = minorOf(world, pair.base, pair.maximum) + 1n;
  checkRange(world, pair.base, baseAmount(exact, expected), least, deskMaximum(world, pair));
  checkBalance(world, user, fromCoin, amount);
  const now = world.clock.now();
  const cut = (upTo: bigint) => (amount * upTo) / PIECES;
  const pieces = Array.from({ length: Number(PIECES) }, (_, piece) => cut(BigInt(piece) + 1n) - cut(BigInt(piece)));
  const made = world.table(largeConversions).insert({
    id: world.newId("cv"),
    number: nextNumber(world, "B"),
    at: now,
    uid: user.uid,
    fromCoin,
    toCoin,
    fromAmount: amountText(world, fromCoin, amount),
    toAmount: amountText(world, toCoin, expected.to),
    rate,
    fee: amountText(world, toCoin, expected.fee),
    pieces: pieces.map((piece) => amountText(world, fromCoin, piece)),
    settledPieces: 0,
    settled: "0",
    received: "0",
    feePaid: "0",
    returned: "0",
    minimumToAmount,
    settleBy: now + SETTLED_WITHIN,
    status: ExchangeStatus.inProgress,
    ending: null,
    endedAt: null,
  });
  const memo = entryDescription("freeze", "coinTrade", made, "conversionHeld");
  for (const [at, piece] of pieces.entries())
    world.ledger.hold(holdOf(made, at), accountFor(world, user.uid, fromCoin), piece, memo);
  beginSettling(world, made);
  return made;
}

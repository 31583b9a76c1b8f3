import { hasCode } from "@coffer/errors";
import type { LegalCurrencyOrder, LegalCurrencyOrderDetail, TradeSide } from "@coffer/sdk";
import { useState } from "react";
import { type Amount, compare } from "../../../platform/amount/amount.ts";
import type { Intent } from "../../../platform/flow/flow-state.ts";
import { useFlow } from "../../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../../../platform/p2p/api.ts";
import type { Verification } from "../../../platform/proof/verification.tsx";
import { type Sum, sumAt, type Trade } from "./trade.ts";
import { priceOn, referenceInput } from "./use-reference.ts";
import { pairOf, type Terms } from "./use-terms.ts";

/** A price with the trade's total, and its validity. */
export interface Offer extends Sum {
  price: Amount;
  feePercent: Amount;
  paymentWindowSeconds: number;
  serverTime: string;
  expiresAt: string;
}
export interface Proof {
  verification: Verification;
}
type Meant = Intent<Trade, Offer>;

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "size",
  50014: "size",
  60006: "size",
  60020: "method",
  60024: "method",
  60028: "size",
  60030: "method",
} as const;

/** Another dealer or total: priced again. */
const pricedAnew = [60022, 60025] as const;
export type Again = (typeof pricedAnew)[number];

const clockDoubt = 2000; // ms; the server's time has a resolution of a second.
const most = 100; // The contract's largest page.

/** A dealer's price, reviewed, and one order at it. A sale carries its proof. */
export function useTradeFlow(side: TradeSide, terms: Terms) {
  const moved = useMoneyMoved();
  // 60022 for a taken offer, or a total that differs from the dealer's: shown if the price stayed the same; otherwise
  // the new price shows it.
  const [again, setAgain] = useState<Again>();
  const flow = useFlow<Trade, { id: string }, Proof, Offer>({
    name: `fiat-${side}`,
    codes,
    quote: {
      ask: (trade) => askFor(trade, side, terms),
      held: (offer) => offer,
      same: (before, now) => before.price === now.price && before.amount === now.amount,
      codes: pricedAnew,
    },
    send: async ({ details, quote }, once, proved) => {
      const { coin, currency, method } = details;
      const { quantity, amount, price } = quote;
      const size = { coin, legalCurrency: currency, quantity, price, amount };
      setAgain(undefined);
      try {
        const made =
          side === "buy"
            ? coffer.p2p.userBuyCoin({ ...size, receiptMethodId: method }, once)
            : coffer.p2p.userSellCoin(
                {
                  ...size,
                  userReceiptMethodInfoDetailId: method,
                  verification: proved?.proof.verification as Verification,
                },
                once,
              );
        return idOf(await made);
      } catch (error) {
        setAgain(pricedAnew.find((code) => hasCode(error, code)));
        throw error;
      } finally {
        moved();
      }
    },
    proofInCall: { wanted: () => side === "sell", lookUp: (meant, left) => findMade(meant, side, left) },
    resultAt: ({ id }) => ({ id }),
  });
  return { flow, again };
}

const idOf = ({ id }: LegalCurrencyOrderDetail | LegalCurrencyOrder) => ({ id });

async function askFor(trade: Trade, side: TradeSide, terms: Terms): Promise<Offer> {
  const pair = pairOf(terms, trade.coin, trade.currency);
  if (!pair) throw new Error("No such pair is traded.");
  const { coin, currency: legalCurrency } = trade;
  const about = trade.by === "quantity" ? await coffer.p2p.getReferencePrice({ coin, legalCurrency }) : undefined;
  const reference = await coffer.p2p.getReferencePrice(referenceInput(trade, side, terms, about));
  const { at, priceValidSeconds, feePercent, paymentWindowSeconds } = reference;
  const price = priceOn(reference, side);
  const expiresAt = new Date(Date.parse(at) + priceValidSeconds * 1000).toISOString();
  return { ...sumAt(trade, price, pair), price, feePercent, paymentWindowSeconds, serverTime: at, expiresAt };
}

/** Finds a sale made since the request with exactly this input: lookups by key don't exist. */
async function findMade({ details, quote }: Meant, side: TradeSide, left: string) {
  const StartTime = new Date(Date.parse(left) - clockDoubt).toISOString();
  const { items } = await coffer.p2p.getAllLegalCurrencyOrder({
    ...{ Side: side, Coin: details.coin, StartTime, MaxResultCount: most },
  });
  const made = items.find(
    (order) =>
      order.legalCurrency === details.currency &&
      compare(order.quantity, quote.quantity) === 0 &&
      compare(order.price, quote.price) === 0,
  );
  return made && idOf(made);
}

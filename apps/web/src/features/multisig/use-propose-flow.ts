import type { CoinConfig } from "@coffer/sdk";
import { compare } from "../../platform/amount/amount.ts";
import { tagInput } from "../../platform/destination/destination.tsx";
import { noQuote } from "../../platform/flow/quote.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import type { ProposeDetails } from "./propose-details.ts";
import type { Proof } from "./use-create-flow.ts";

export type ProposeFlowState = Flow<ProposeDetails, { id: string }, Proof>;
const clockDoubt = 2000; // ms; the server's time has a resolution of a second.

/** Destination and amount, proved, proposed once; the result is the proposal's own page. */
export function useProposeFlow(id: string, coins: readonly CoinConfig[]): ProposeFlowState {
  const moved = useMoneyMoved();
  return useFlow<ProposeDetails, { id: string }, Proof, undefined>({
    name: `multisig-withdraw-${id}`,
    quote: noQuote,
    codes: { 40001: "coin", 40012: "network", 40013: "amount", 40014: "amount", 40018: "address", 60028: "amount" },
    send: ({ details }, once, proved) => {
      const { coin, network, address, amount, remark } = details;
      const { noTag: _none, ...tag } = { noTag: false, ...tagInput(details, coins) };
      const input = { id, coin, network, address, amount, ...tag, ...(remark.trim() && { remark: remark.trim() }) };
      const verification = proved?.proof.verification ?? {};
      return coffer.multisig.enterpriseWithdrawal({ ...input, verification }, once).finally(moved);
    },
    proofInCall: {
      wanted: true,
      lookUp: async (meant, left) => {
        const since = new Date(Date.parse(left) - clockDoubt).toISOString();
        const { coin, network, address, amount } = meant.details;
        const { items } = await coffer.multisig.getMultisigWithdrawalList({ id, Coin: coin, StartTime: since });
        return items.find(
          (made) => made.network === network && made.address === address && compare(made.amount, amount) === 0,
        );
      },
    },
    resultAt: (made) => ({ id: made.id, wallet: undefined, do: undefined, step: undefined }),
  });
}

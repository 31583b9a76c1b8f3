import type { CashChannelCode, CashOrderPreview, CashTopUpOrderDetail } from "@coffer/sdk";
import { type Flow, useFlow } from "../../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";
import type { Details } from "./details.ts";

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "channel",
  40015: "amount",
  50014: "amount",
  60009: "channel",
  60010: "channel",
  60012: "channel",
  60029: "amount",
} as const;

export type Offer = Pick<CashOrderPreview, "fee" | "received" | "arrivalSeconds">;
export type DepositFlow = Flow<Details, CashTopUpOrderDetail, never, Offer>;

/** Checked by the server, ordered once, then paid at the bank by the order's page. */
export function useDepositFlow(): DepositFlow {
  const moved = useMoneyMoved();
  return useFlow<Details, CashTopUpOrderDetail, never, Offer>({
    name: "cashDeposit",
    codes,
    quote: {
      ask: async (details) => {
        const { fee, received, arrivalSeconds } = await coffer.cash.validateInfo({ ...inputOf(details), topUp: true });
        return { fee, received, arrivalSeconds };
      },
      held: () => undefined,
      same: () => true,
    },
    send: ({ details }, once) => coffer.cash.createTopUpOrder(inputOf(details), once).finally(moved),
    resultAt: ({ id }) => ({ id, step: undefined, currency: undefined }),
  });
}

// The form's options are the server's own codes.
const inputOf = ({ channel, amount }: Details) => ({ channel: channel as CashChannelCode, amount });

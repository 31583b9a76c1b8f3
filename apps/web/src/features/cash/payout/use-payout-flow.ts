import type { CashChannelCode, CashOrderPreview, CashWithdrawOrder } from "@coffer/sdk";
import { compare } from "../../../platform/amount/amount.ts";
import type { Intent } from "../../../platform/flow/flow-state.ts";
import { type Flow, useFlow } from "../../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import type { Verification } from "../../../platform/proof/verification.tsx";
import { coffer } from "../api.ts";
import { type Details, isOwn } from "./details.ts";
import { noAsked } from "./payout-search.ts";

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "channel",
  40012: "channel",
  40015: "amount",
  50014: "amount",
  60007: "amount",
  60012: "channel",
  60020: "payee",
  60029: "amount",
  60030: "payee",
} as const;
const fields = { beneficiaryId: "payee", bankAccountId: "payee" } as const;

/** The review's figures from the server. */
export type Offer = Pick<
  CashOrderPreview,
  "fee" | "received" | "payeeName" | "payeeAccount" | "expectedAt" | "reviewRequired" | "verificationMethods"
>;
export interface Proof {
  verification: Verification;
}
export type PayoutFlow = Flow<Details, CashWithdrawOrder, Proof, Offer>;
type Meant = Intent<Details, Offer>;

/** Checked by the server, proved, ordered once: "it can't be cancelled after submission". */
export function usePayoutFlow(): PayoutFlow {
  const moved = useMoneyMoved();
  return useFlow<Details, CashWithdrawOrder, Proof, Offer>({
    name: "cashPayout",
    codes,
    fields,
    quote: {
      ask: async (details) => {
        try {
          const { fee, received, payeeName, payeeAccount, expectedAt, reviewRequired, verificationMethods } =
            await coffer.cash.validateInfo(orderOf(details));
          return { fee, received, payeeName, payeeAccount, expectedAt, reviewRequired, verificationMethods };
        } catch (error) {
          moved(); // The form's data have changed since they were read.
          throw error;
        }
      },
      held: () => undefined,
      same: () => true,
    },
    send: ({ details }, once, proved) => payOut(details, proved?.proof.verification ?? {}, once).finally(moved),
    proofInCall: { wanted: () => true, lookUp: findMade },
    resultAt: ({ id }) => ({ ...noAsked, id, step: undefined }),
  });
}

/** The payee decides which of the two fields is sent. */
function payeeOf({ payee }: Details): { bankAccountId: string } | { beneficiaryId: string } {
  const id = payee.slice(payee.indexOf(":") + 1);
  return isOwn({ payee }) ? { bankAccountId: id } : { beneficiaryId: id };
}
const referenceOf = (details: Details) => (isOwn(details) ? "" : details.reference.trim());

// The form's options are the server's own codes.
const orderOf = (details: Details) => ({
  channel: details.channel as CashChannelCode,
  amount: details.amount,
  ...payeeOf(details),
});

function payOut(details: Details, verification: Verification, once: Parameters<typeof coffer.cash.validateInfo>[1]) {
  const { amount } = details;
  const payee = payeeOf(details);
  if ("bankAccountId" in payee) return coffer.cash.createWithdrawOrder({ ...payee, amount, verification }, once);
  const reference = referenceOf(details);
  const order = { ...payee, amount, ...(reference !== "" && { reference }), verification };
  return coffer.cash.createCashWithdrawOrder(order, once);
}

const clockDoubt = 2000; // ms; the server's time has a resolution of a second.
const most = 100; // The contract's largest page; more payouts within a minute are unrealistic.

/** Finds a payout made since the request with exactly this input: lookups by key don't exist. */
async function findMade({ details }: Meant, left: string): Promise<CashWithdrawOrder | undefined> {
  const { currency, amount } = details;
  const payee = payeeOf(details);
  const since = new Date(Date.parse(left) - clockDoubt).toISOString();
  const input = { Coin: currency, StartTime: since, MaxResultCount: most };
  const { items } = await coffer.cash.getCashWithdrawOrderList(input);
  return items.find(
    (made) =>
      ("bankAccountId" in payee
        ? made.bankAccountId === payee.bankAccountId
        : made.beneficiaryId === payee.beneficiaryId) &&
      compare(made.amount, amount) === 0 &&
      (made.reference ?? "") === referenceOf(details),
  );
}

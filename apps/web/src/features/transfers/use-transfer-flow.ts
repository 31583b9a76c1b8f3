import type { CheckRecipientResult, TransferInput, TransferRecord, VerificationMethod } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { type Amount, compare } from "../../platform/amount/amount.ts";
import type { Intent } from "../../platform/flow/flow-state.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { walletNumber } from "../../platform/money/wallets.ts";
import type { Verification } from "../../platform/proof/verification.tsx";
import type { Details } from "./details.ts";
import { recipientOf, recipientQuery } from "./recipient.ts";
import { type TransferService, useTransferService } from "./service.tsx";
import { termsQuery } from "./terms.ts";

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "coin",
  40011: "amount",
  40013: "amount",
  40014: "amount",
  50011: "recipient",
  60001: "toWallet",
  60004: "recipient",
  60006: "fromWallet",
  60007: "amount",
  60027: "amount",
  60028: "amount",
  60029: "amount",
} as const;
const fields = {
  uid: "recipient",
  emailAddress: "recipient",
  countryCode: "recipient",
  phoneNumber: "recipient",
} as const;

/** The review's figures from the server. */
export interface Offer {
  fee: Amount;
  /** The amount from which it is reviewed. */
  reviewFrom: Amount;
  /** The required proof, if any. */
  methods: readonly VerificationMethod[];
  /** The recipient; null between own wallets. */
  recipient: CheckRecipientResult | null;
}

export interface Proof {
  verification: Verification;
}
export type TransferFlow = Flow<Details, TransferRecord, Proof, Offer>;
type Meant = Intent<Details, Offer>;

/** The product: a transfer between own wallets is proved from the review threshold on, to others always. */
export const wantsProof = ({ details, quote }: Pick<Meant, "details" | "quote">): boolean =>
  details.kind === "user" || compare(details.amount, quote.reviewFrom) >= 0;

/** Cost and recipient, reviewed, proved if needed, sent once. */
export function useTransferFlow(): TransferFlow {
  const queries = useQueryClient();
  const moved = useMoneyMoved();
  const service = useTransferService();
  return useFlow<Details, TransferRecord, Proof, Offer>({
    name: service.flow,
    codes,
    fields,
    quote: {
      ask: async (details) => {
        const { kind, way, recipient } = details;
        const [terms, who] = await Promise.all([
          queries.fetchQuery({ ...termsQuery(service, details), staleTime: 0 }),
          kind === "user" ? queries.fetchQuery(recipientQuery(way, recipient)) : null,
        ]);
        const { fee, reviewFrom, verificationMethods: methods } = terms;
        return { fee, reviewFrom, methods, recipient: who };
      },
      held: () => undefined,
      same: () => true,
    },
    send: async (meant, once, proved) => service.make(await requestOf(meant, proved?.proof), once).finally(moved),
    proofInCall: { wanted: wantsProof, lookUp: (meant, left) => findMade(service, meant, left) },
    resultAt: ({ id }) => ({ id, step: undefined, to: undefined, coin: undefined, wallet: undefined }),
  });
}

const clockDoubt = 2000; // ms; the server's time has a resolution of a second.
const most = 100; // The contract's largest page; more transfers of a coin within a minute are unrealistic.

async function requestOf({ details, quote }: Meant, proof: Proof | undefined): Promise<TransferInput> {
  const { kind, coin, amount, fromWallet, toWallet, way, recipient, remark } = details;
  const to = kind === "user" ? await recipientOf(way, recipient) : { toWallet: walletNumber(toWallet) };
  return {
    coin,
    amount,
    fromWallet: walletNumber(fromWallet),
    ...to,
    ...(kind === "user" && remark.trim() !== "" && { remark: remark.trim() }),
    ...(wantsProof({ details, quote }) && proof && { verification: proof.verification }),
  };
}

/** Finds a transfer made since the request with exactly this input: lookups by key don't exist. */
async function findMade(
  { find }: TransferService,
  { details }: Meant,
  left: string,
): Promise<TransferRecord | undefined> {
  const { kind, coin, amount, fromWallet, remark } = details;
  const since = new Date(Date.parse(left) - clockDoubt).toISOString();
  const { items } = await find({ Coin: coin, StartTime: since, MaxResultCount: most });
  return items.find(
    (made) =>
      !made.incoming &&
      made.kind === kind &&
      made.fromWallet === walletNumber(fromWallet) &&
      compare(made.amount, amount) === 0 &&
      (made.remark ?? "") === (kind === "user" ? remark.trim() : ""),
  );
}

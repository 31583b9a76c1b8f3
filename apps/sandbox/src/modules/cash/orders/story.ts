import type { CashChannelCode } from "@coffer/sdk/contract";
import { DEMO_FUND_PIN } from "../../auth/user/exports.ts";
import type { Person } from "../../scenarios/story/exports.ts";

/** Ordered, not yet paid. */
export const topUp = (who: Person, channel: CashChannelCode, amount: string) =>
  who.call("createTopUpOrder", { channel, amount });

/** Ordered, announced as paid. */
export const confirmed = (who: Person, channel: CashChannelCode, amount: string) =>
  who.call("confirmCashTopUpPayment", { id: topUp(who, channel, amount).id });

/** A saved payee of the channel. */
export function payee(who: Person, channel: CashChannelCode): string {
  const [saved] = who.call("getBeneficiaryPage", {
    ...{ channel, Sorting: "createdAt asc", SkipCount: 0, MaxResultCount: 1 },
  }).items;
  if (!saved) throw new Error(`${who.uid} has nobody to pay by ${channel}.`);
  return saved.id;
}

/** Makes a payout with the PIN, and the authenticator code where one is bound. */
export const payOut = (who: Person, beneficiaryId: string, amount: string, reference?: string) =>
  who.call("createCashWithdrawOrder", {
    ...{ beneficiaryId, amount, ...(reference !== undefined && { reference }) },
    verification: {
      fundPassword: DEMO_FUND_PIN,
      ...(who.user().googleSecret !== null && { googleCode: who.googleCode() }),
    },
  });

import type { CashChannelCode } from "@coffer/sdk/contract";
import { DEMO_FUND_PIN } from "../../auth/user/exports.ts";
import type { Person } from "../../scenarios/story/exports.ts";

/** Ordered, and not paid yet. */
export const topUp = (who: Person, channel: CashChannelCode, amount: string) =>
  who.call("createTopUpOrder", { channel, amount });

/** Ordered, and said to be paid. */
export const confirmed = (who: Person, channel: CashChannelCode, amount: string) =>
  who.call("confirmCashTopUpPayment", { id: topUp(who, channel, amount).id });

/** Somebody the person has saved for the channel. */
export function payee(who: Person, channel: CashChannelCode): string {
  const [saved] = who.call("getBeneficiaryPage", {
    ...{ channel, Sorting: "createdAt asc", SkipCount: 0, MaxResultCount: 1 },
  }).items;
  if (!saved) throw new Error(`${who.uid} has nobody to pay by ${channel}.`);
  return saved.id;
}

/** Paid out with the PIN, and what the authenticator shows where there is one. */
export const payOut = (who: Person, beneficiaryId: string, amount: string, reference?: string) =>
  who.call("createCashWithdrawOrder", {
    ...{ beneficiaryId, amount, ...(reference !== undefined && { reference }) },
    verification: {
      fundPassword: DEMO_FUND_PIN,
      ...(who.user().googleSecret !== null && { googleCode: who.googleCode() }),
    },
  });

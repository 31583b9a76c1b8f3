import type { Result } from "@coffer/sdk/contract";

type Bank = Omit<Result<"getRechargeBank">[number], "reference">;

/** Fields that a channel doesn't use are null. */
const bank = (
  currency: string,
  channel: string,
  bankName: string,
  bankCountry: string,
  fields: Partial<Bank>,
): Bank => ({
  currency,
  channel,
  bankName,
  bankCountry,
  accountHolderName: "Coffer Custody Limited",
  accountNumber: null,
  iban: null,
  bicSwiftCode: null,
  sortCode: null,
  aba: null,
  ...fields,
});

/** Our accounts: SEPA (EUR), Faster Payments (GBP), ACH and wire (USD), FPS (HKD), local bank (CNY). */
const banks: readonly Bank[] = [
  bank("USD", "ACH", "Hudson Clearing Bank", "US", { accountNumber: "4402917736", aba: "021000089" }),
  bank("USD", "Wire", "Hudson Clearing Bank", "US", {
    accountNumber: "4402917736",
    aba: "021000089",
    bicSwiftCode: "HUCLUS33",
  }),
  bank("EUR", "SEPA", "Rhein Clearing Bank", "DE", { iban: "DE89370400440532013000", bicSwiftCode: "RHCLDEFF" }),
  bank("GBP", "Faster Payments", "Thames Clearing Bank", "GB", { accountNumber: "31926819", sortCode: "60-16-13" }),
  bank("HKD", "FPS", "Victoria Clearing Bank", "HK", { accountNumber: "012-884-1-209417", bicSwiftCode: "VCLBHKHH" }),
  bank("CNY", "Local bank", "Huangpu Clearing Bank", "CN", {
    accountNumber: "6217001180012345678",
    bicSwiftCode: "HPCLCNSH",
  }),
];

/** The reference identifies the payer. */
export const rechargeBanks = (uid: string, currency: string | undefined): Result<"getRechargeBank"> =>
  banks
    .filter((each) => currency === undefined || each.currency === currency)
    .map((each) => ({ ...each, reference: `CF${uid}` }));

import { KycStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { currencyList, pricingCurrencyList } from "./currencies.ts";
import { rechargeBanks } from "./recharge-banks.ts";
import { cardTerms, tradePairs } from "./trade-terms.ts";

export const operations = {
  getLegalPricingCurrencyList: ({ world, language }) => pricingCurrencyList(world, language),
  getLegalCurrencyList: ({ world, language }) => currencyList(world, language),
  getLegalCurrencyCoinConfig: ({ world }) => tradePairs(world),
  getLegalCreditCurrencyCoinList: () => cardTerms(),
  getRechargeBank: ({ user }, { currency }) => {
    if (user.kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
    return rechargeBanks(user.uid, currency);
  },
} satisfies Operations;

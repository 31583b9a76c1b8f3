import type { Operations } from "../../auth/session/exports.ts";
import { bankPage } from "./bank.ts";
import { knownChannel } from "./channel.ts";
import { currencyList } from "./currency.ts";
import { rateSettings, serviceFee } from "./fee.ts";
import { paymentTypes } from "./payment-types.ts";
import { supervision } from "./supervision.ts";

export const operations = {
  getCashCurrencyList: ({ world, language }) => currencyList(world, language),
  getGlobalAccounSupportedPaymentType: ({ world, language }, input) => paymentTypes(world, input, language),
  calculateServiceFee: ({ world }, input) => serviceFee(world, input),
  getUserRateSetting: ({ world }, input) => rateSettings(world, input),
  getCashBankList: ({ world, language }, input) => {
    if (input.channel !== undefined) knownChannel(world, input.channel);
    return bankPage(world, input, language);
  },
  getCashSupervision: ({ language }, { currency }) => supervision(currency, language),
} satisfies Operations;

export { bankByCode } from "./bank.ts";
export {
  CASH_CHANNELS,
  type Channel,
  cashText,
  channelOf,
  knownChannel,
  offeredChannels,
  termsOf,
  withdrawTerms,
} from "./channel.ts";
export { cashCurrencies, cashCurrencyOf, currencyNames } from "./currency.ts";
export { costOf } from "./fee.ts";
export { checkText, type FormField, field, inOrder } from "./form.ts";

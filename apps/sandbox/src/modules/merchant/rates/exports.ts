export { channelFee, channelOf, settlesAfter } from "./channel.ts";
export { priceRate } from "./rate-setting.ts";
export { fiatCurrency, settlementCoin } from "./settlement-coin.ts";

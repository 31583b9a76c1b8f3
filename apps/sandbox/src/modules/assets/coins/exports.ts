export { blockTask } from "./blocks.ts";
export {
  amountText,
  type Coin,
  catalogueView,
  checkNotAtRisk,
  coinOf,
  coins,
  minorOf,
  type Network,
  networkOf,
  networks,
  readAmount,
} from "./coin.ts";
export { fixedText, moneyText } from "./money-text.ts";
export { seededCoins, seededNetworks } from "./seed.ts";
export { checkOpen, checkRange, insufficient } from "./withdraw-terms.ts";

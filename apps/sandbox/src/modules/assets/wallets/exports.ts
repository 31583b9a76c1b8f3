export { walletBalances } from "./holdings.ts";
export { historyPage, quoteOf } from "./pages.ts";

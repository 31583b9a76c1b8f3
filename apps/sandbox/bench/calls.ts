/** The two measured calls: a read of one wallet's address, and the shortest call that moves money. */
export const GET_PATH = "/api/services/app/CoinTransactionIn/GetAddress?coin=BTC&network=BTC";
export const POST_PATH = "/api/services/app/CoinTransactionOut/ApplyTransactionOut";
export const POST_BODY = JSON.stringify({
  coin: "BTC",
  network: "BTC",
  address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  amount: "0.0005",
});
/** So many that no user reaches the daily limit or gets an unrealistic history. */
export const USERS = 4000;
/** In satoshi. */
export const FUNDS = 1_000_000_000n;

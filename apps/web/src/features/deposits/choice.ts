import type { GetCoinConfigListResult } from "@coffer/sdk";

type Coins = GetCoinConfigListResult["items"];
type Coin = Coins[number];
type Network = Coin["networks"][number];

/** Resolves the address's choice against the catalogue: the network, or why not. */
export type Choice =
  | { state: "none" }
  | { state: "unknownCoin"; coin: string }
  | { state: "noNetwork"; coin: Coin }
  | { state: "wrongNetwork"; coin: Coin; network: string }
  | { state: "closed"; coin: Coin; network: Network }
  | { state: "chosen"; coin: Coin; network: Network };

/** A coin with one network needs no choice; with several the user chooses, because a wrong one loses the deposit. */
export function chosen(coins: Coins, asked: { coin?: string | undefined; network?: string | undefined }): Choice {
  if (!asked.coin) return { state: "none" };
  const coin = coins.find((entry) => entry.coin === asked.coin);
  if (coin?.kind !== "crypto") return { state: "unknownCoin", coin: asked.coin };
  const [only, ...others] = coin.networks;
  const network = asked.network
    ? coin.networks.find((entry) => entry.network === asked.network)
    : others.length === 0
      ? only
      : undefined;
  if (!network) {
    return asked.network ? { state: "wrongNetwork", coin, network: asked.network } : { state: "noNetwork", coin };
  }
  return { state: network.depositEnabled ? "chosen" : "closed", coin, network };
}

import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { minorOf, type Network } from "./coin.ts";

/** 40012 */
export function checkOpen({ coin, name, withdrawEnabled }: Network): void {
  if (!withdrawEnabled) throw refuse("withdrawalClosed", `${coin}, ${name}`);
}

/** Checks the network's single minimum and maximum. @throws 40013, 40014, each with the figure */
export function checkRange(world: World, network: Network, amount: bigint): void {
  const { coin, withdrawMin, withdrawMax } = network;
  const range = { data: { currency: coin, minimum: withdrawMin, maximum: withdrawMax } };
  if (amount < minorOf(world, coin, withdrawMin))
    throw refuse(
      "belowSingleMinimum",
      { en: `Minimum: ${withdrawMin} ${coin}.`, "zh-CN": `最低 ${withdrawMin} ${coin}。` },
      range,
    );
  if (amount > minorOf(world, coin, withdrawMax))
    throw refuse(
      "aboveSingleMaximum",
      { en: `Maximum: ${withdrawMax} ${coin}.`, "zh-CN": `最高 ${withdrawMax} ${coin}。` },
      range,
    );
}

/** Returns 60028, or 40011 for a merchant wallet, with the balance. */
export function insufficient(
  coin: string,
  available: string,
  name: "insufficientAssets" | "merchantBalanceInsufficient" = "insufficientAssets",
) {
  const details = { en: `Available: ${available} ${coin}.`, "zh-CN": `可用余额 ${available} ${coin}。` };
  return refuse(name, details, { data: { currency: coin, available } });
}

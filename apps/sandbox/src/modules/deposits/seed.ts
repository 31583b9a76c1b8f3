import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { depositAddressOf } from "./deposit.ts";
import { startDeposit } from "./start-deposit.ts";

const HOUR = 60 * 60 * 1000;

/** Deposits over the chain, far enough apart to be confirmed. */
const arrivals: readonly (readonly [uid: string, coin: string, network: string, amount: string])[] = [
  ["80412", "BTC", "BTC", "0.5"],
  ["80412", "USDT", "TRC20", "15000"],
  ["80412", "ETH", "ETH", "12.405"],
  ["80412", "TRX", "TRX", "8112.004"],
  ["80412", "BTC", "BTC", "0.34210377"],
  ["80412", "USDT", "ERC20", "6480.12"],
  ["80413", "USDT", "TRC20", "1000"],
  ["80431", "USDT", "TRC20", "50000"],
  ["80442", "BTC", "BTC", "40"],
  ["80442", "USDC", "ERC20", "250000"],
  ["80455", "USDT", "TRC20", "300"],
  ["80466", "USDT", "TRC20", "80000"],
];
/** Balances arise by deposits, as in use. */
export function seedDeposits(world: World): void {
  for (const [uid, coin, network, amount] of arrivals) {
    const { address, tag } = depositAddressOf(world, uid, networkOf(world, coin, network));
    startDeposit(world, { coin, network, address, amount, ...(tag === null ? {} : { tag }) });
    world.clock.advance(6 * HOUR);
  }
}

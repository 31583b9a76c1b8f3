import { MerchantChannelKind } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { type Network, networks } from "../../assets/coins/exports.ts";
import { type Channel, channelId, channels } from "./channel.ts";

const { deposit, withdraw, payment } = MerchantChannelKind;

/** The cost of receiving payments, by coin; settlement is "under 8 hours". */
const payments: Readonly<Record<string, Omit<Channel, "id" | "kind" | "coin" | "network" | "fixedFee">>> = {
  BTC: { ratePercent: "1", minFee: "0.00001", singleMin: "0.0001", singleMax: "1", settlementHourCount: 6 },
  ETH: { ratePercent: "1", minFee: "0.0002", singleMin: "0.002", singleMax: "20", settlementHourCount: 6 },
  USDT: { ratePercent: "0.8", minFee: "0.1", singleMin: "1", singleMax: "50000", settlementHourCount: 4 },
  USDC: { ratePercent: "0.8", minFee: "0.1", singleMin: "1", singleMax: "50000", settlementHourCount: 4 },
  TRX: { ratePercent: "0.8", minFee: "0.5", singleMin: "5", singleMax: "200000", settlementHourCount: 4 },
  XRP: { ratePercent: "0.8", minFee: "0.1", singleMin: "1", singleMax: "50000", settlementHourCount: 4 },
};
/** A deposit has no maximum. */
const NO_MAXIMUM = "1000000000000000";

const free = { ratePercent: "0", fixedFee: "0", minFee: "0", settlementHourCount: 0 } as const;

export function seedChannels(world: World): void {
  for (const network of world.table(networks).all()) {
    const { minDeposit, withdrawMin, withdrawMax, withdrawFee, coin } = network;
    const taken = payments[coin];
    if (taken) add(world, network, { kind: payment, fixedFee: "0", ...taken });
    add(world, network, { kind: deposit, ...free, singleMin: minDeposit, singleMax: NO_MAXIMUM });
    const sent = { fixedFee: withdrawFee, minFee: withdrawFee, singleMin: withdrawMin, singleMax: withdrawMax };
    add(world, network, { kind: withdraw, ...free, ...sent });
  }
}

const add = (world: World, { coin, network }: Network, terms: Omit<Channel, "id" | "coin" | "network">) =>
  world.table(channels).insert({ id: channelId(terms.kind, coin, network), coin, network, ...terms });

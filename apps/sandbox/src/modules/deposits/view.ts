import type { Locale, Text } from "@coffer/errors";
import { RecordStatus, type Result, WalletType } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";

import { type Network, networkOf } from "../assets/coins/exports.ts";
import { type Deposit, type DepositStatus, type DepositWallet, depositAddressOf } from "./deposit.ts";

/**
 * Returns a wallet's deposit address, created by the first call. @throws 40002 while the network accepts no deposits
 */
export function addressView(world: World, uid: string, network: Network, wallet: DepositWallet): Result<"getAddress"> {
  if (!network.depositEnabled) throw refuse("coinDepositsProhibited", `${network.coin}, ${network.name}`);
  const { address, tag } = depositAddressOf(world, uid, network, wallet);
  return {
    coin: network.coin,
    network: network.network,
    networkName: network.name,
    wallet: WalletType[wallet],
    address,
    tag,
    tagRequired: network.tagRequired,
    minDeposit: network.minDeposit,
    confirmations: network.confirmationsToCredit,
    confirmationsToWithdraw: network.confirmationsToWithdraw,
    arrivalSeconds: Math.ceil(network.confirmationsToCredit * network.blockSeconds),
  };
}

type DepositOnWire = Result<"getListByCoinTransactionIn">["items"][number];

export function depositView(world: World, deposit: Deposit, language: Locale): DepositOnWire {
  const network = networkOf(world, deposit.coin, deposit.network);
  const { id, number, coin, amount, address, tag, txHash, status, confirmations, creditedAt } = deposit;
  return {
    id,
    number,
    time: isoOf(deposit.at),
    coin,
    network: deposit.network,
    networkName: network.name,
    wallet: WalletType[deposit.wallet],
    amount,
    address,
    tag,
    txHash,
    status,
    confirmations,
    confirmationsRequired: network.confirmationsToCredit,
    confirmationsToWithdraw: network.confirmationsToWithdraw,
    creditedAt: creditedAt === null ? null : isoOf(creditedAt),
    failReason: failReasons[status]?.[language] ?? null,
    timeline: deposit.timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
}

const failReasons: Partial<Record<DepositStatus, Text>> = {
  [RecordStatus.failed]: { en: "The network dropped the transaction.", "zh-CN": "网络丢弃了该交易。" },
  [RecordStatus.belowMinimumDeposit]: {
    en: "The amount is below the network's minimum.",
    "zh-CN": "金额低于该网络的最低充值额。",
  },
};

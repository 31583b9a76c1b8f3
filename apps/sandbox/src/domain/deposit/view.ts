import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../coins/amounts.ts";
import type { Deposit } from "./deposit.ts";

type DepositOnWire = Result<"getListByCoinTransactionIn">["items"][number];

export function depositView(world: World, deposit: Deposit): DepositOnWire {
  const network = networkOf(world, deposit.coin, deposit.network);
  const { id, number, coin, amount, address, tag, txHash, status, confirmations, creditedAt } = deposit;
  return {
    id,
    number,
    time: isoOf(deposit.at),
    coin,
    network: deposit.network,
    networkName: network.name,
    amount,
    address,
    tag,
    txHash,
    status,
    confirmations,
    confirmationsRequired: network.confirmationsToCredit,
    confirmationsToWithdraw: network.confirmationsToWithdraw,
    creditedAt: creditedAt === null ? null : isoOf(creditedAt),
  };
}

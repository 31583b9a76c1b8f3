import { RecordType } from "@coffer/sdk/contract";
import { userAccount, type Wallet } from "../../../ledger/account.ts";
import type { World } from "../../../world/world.ts";
import { minorOf } from "../coins/exports.ts";
import { nextNumber } from "../records/exports.ts";

const HOUR = 60 * 60 * 1000;

const moves: readonly (readonly [uid: string, coin: string, amount: string, to: Wallet])[] = [
  ["80412", "ETH", "8", "cloud"],
  ["80412", "ETH", "2", "earn"],
  ["80431", "USDT", "20000", "merchant"],
];

/** Balances arise as they would: by moves between wallets. */
export function seedHoldings(world: World): void {
  for (const [uid, coin, amount, to] of moves) {
    const reference = nextNumber(world, "T");
    const legs = [
      { from: userAccount(uid, "main", coin), to: userAccount(uid, to, coin), amount: minorOf(world, coin, amount) },
    ];
    world.ledger.post(`${reference} seed`, legs, { type: String(RecordType.internalTransferOut), reference });
    world.clock.advance(HOUR);
  }
}

import { RecordType } from "@coffer/sdk/contract";
import { minorOf, networkOf } from "../domain/coins/amounts.ts";
import { depositAddressOf } from "../domain/deposit/deposit-address.ts";
import { startDeposit } from "../domain/deposit/start-deposit.ts";
import { nextNumber } from "../domain/records/number.ts";
import { userAccount, type Wallet, worldAccount } from "../ledger/account.ts";
import type { World } from "../world/world.ts";

const HOUR = 60 * 60 * 1000;

/** Coins that came over the chain, each long enough before the next to be confirmed. */
const deposits: readonly (readonly [uid: string, coin: string, network: string, amount: string])[] = [
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
const moves: readonly (readonly [uid: string, coin: string, amount: string, to: Wallet])[] = [
  ["80412", "ETH", "8", "cloud"],
  ["80412", "ETH", "2", "earn"],
  ["80431", "USDT", "20000", "merchant"],
];
const topUps: readonly (readonly [uid: string, currency: string, amount: string])[] = [
  ["80412", "USD", "4200"],
  ["80442", "EUR", "120000"],
];

/** Balances arise as they would: by deposits, transfers and bank payments in the books. */
export function seedHoldings(world: World): void {
  for (const [uid, coin, network, amount] of deposits) {
    const { address, tag } = depositAddressOf(world, uid, networkOf(world, coin, network));
    startDeposit(world, { coin, network, address, amount, ...(tag === null ? {} : { tag }) });
    world.clock.advance(6 * HOUR);
  }
  for (const [uid, coin, amount, to] of moves) {
    const reference = nextNumber(world, "T");
    const legs = [
      { from: userAccount(uid, "main", coin), to: userAccount(uid, to, coin), amount: minorOf(world, coin, amount) },
    ];
    world.ledger.post(`${reference} seed`, legs, { type: String(RecordType.internalTransferOut), reference });
    world.clock.advance(HOUR);
  }
  for (const [uid, currency, amount] of topUps) {
    const reference = nextNumber(world, "C");
    const legs = [
      {
        from: worldAccount("bank", currency),
        to: userAccount(uid, "cash", currency),
        amount: minorOf(world, currency, amount),
      },
    ];
    world.ledger.post(`${reference} seed`, legs, { type: String(RecordType.recharge), reference });
    world.clock.advance(HOUR);
  }
}

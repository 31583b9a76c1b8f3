import { ExchangeStatus, RecordStatus } from "@coffer/sdk/contract";
import { deposits } from "../src/areas/deposit/deposit.ts";
import { conversions } from "../src/areas/flash/conversion.ts";
import { addToDay } from "../src/areas/otc/day.ts";
import { otcOrders } from "../src/areas/otc/order.ts";
import { recordMemo } from "../src/areas/records/memo.ts";
import { transfers } from "../src/areas/transfer/transfer.ts";
import { withdrawals } from "../src/areas/withdrawal/withdrawal.ts";
import { userAccount, worldAccount } from "../src/ledger/account.ts";
import type { World } from "../src/world/world.ts";

const MINUTE = 60_000;
const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const coins = ["USDT", "USDC", "ETH", "BTC"];
const networks: Readonly<Record<string, string>> = { USDT: "TRC20", USDC: "ERC20", ETH: "ETH", BTC: "BTC" };

/** So many withdrawals, deposits, transfers and changes of balances of one user, a minute apart, the last a minute ago. */
export function addHistory(world: World, uid: string, count: number): void {
  const now = world.clock.now();
  for (let each = 0; each < count; each++) {
    const at = now - (count - each) * MINUTE;
    const coin = coins[each % coins.length] as string;
    const amount = String(1 + ((each * 7919) % 1000));
    const record = { id: `x_${each}`, number: `X${String(each).padStart(9, "0")}` };
    const place = { uid, at, coin, network: networks[coin] as string, address, tag: null };
    const sent = { fee: "1", received: amount, remark: null, reviewRequired: false, reason: null, ending: null };
    world.table(withdrawals).insert({
      ...{ ...record, ...place, ...sent, amount, rid: `rid_${each}`, addressLabel: null },
      ...{ status: each % 50 === 0 ? RecordStatus.revoked : RecordStatus.completed, timeline: [], proofs: [] },
      ...{ expiresAt: at, reviewBy: null, txHash: null, confirmations: 20, wallet: "main" },
      ...{ merchantNumber: null, merchantKey: null, cashierId: null, cashierUid: null, cashierName: null },
    });
    world.table(deposits).insert({
      ...{ ...record, ...place, amount, wallet: "main", txHash: `hash ${each}`, confirmations: 20 },
      ...{ status: each % 50 === 0 ? RecordStatus.confirming : RecordStatus.credited, creditedAt: at },
      ...{ timeline: [], held: false },
    });
    world.table(transfers).insert({
      ...{ ...record, ...sent, uid, at, coin, amount, fromWallet: "main", toWallet: "cloud", toUid: uid },
      ...{ kind: "ownWallet", arrivedTo: null, step: each % 50 === 0 ? 3 : 2, timeline: [], review: "none" },
      ...{ ofMerchant: false, merchantUid: null, cashierId: null, cashierUid: null },
    });
    const type = each % 50 === 0 ? "withdraw" : "recharge";
    const legs = [{ from: worldAccount("chain", coin), to: userAccount(uid, "main", coin), amount: BigInt(amount) }];
    world.ledger.post(`x ${each}`, legs, recordMemo(type, "deposit", record));
  }
}

/** So many conversions and over-the-counter orders of one user, all made, a minute apart. */
export function addTrades(world: World, uid: string, count: number): void {
  const now = world.clock.now();
  const [status, endedAt, fee] = [ExchangeStatus.complete, now, "1"];
  for (let each = 0; each < count; each++) {
    const common = {
      id: `y_${each}`,
      number: `Y${String(each).padStart(9, "0")}`,
      uid,
      at: now - (count - each) * MINUTE,
    };
    const given = { fromCoin: "USDT", toCoin: "BTC", fromAmount: "1000", toAmount: "0.01", rate: "0.00001" };
    world.table(conversions).insert({ ...common, ...given, fee, status, endedAt, ending: null });
    const order = world.table(otcOrders).insert({
      ...{ ...common, acceptorUid: null, symbol: "BTC/USDT", base: "BTC", quote: "USDT", side: "buy", price: "100000" },
      ...{ quantity: "1", amount: "100000", fee, total: "100001", quick: false, acceptedAt: now, settlingAt: now },
      ...{ status, failKind: null, asked: null, settleBy: now, endedAt, remark: null },
    });
    addToDay(world, order);
  }
}

import { ExchangeStatus, PaymentOrderStatus, RecordStatus } from "@coffer/sdk/contract";
import { userAccount, worldAccount } from "../src/ledger/account.ts";
import { entryDescription } from "../src/modules/assets/records/entry-description.ts";
import { conversions } from "../src/modules/convert/conversions/conversion.ts";
import { deposits } from "../src/modules/deposits/deposit.ts";
import { paymentOrders } from "../src/modules/merchant/orders/order.ts";
import { SLOT, sales } from "../src/modules/merchant/orders/sales.ts";
import { addToDay } from "../src/modules/otc/day.ts";
import { otcOrders } from "../src/modules/otc/order.ts";
import { transfers } from "../src/modules/transfers/transfer.ts";
import { withdrawals } from "../src/modules/withdrawals/withdrawal.ts";
import type { World } from "../src/world/world.ts";

const MINUTE = 60_000;
const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const coins = ["USDT", "USDC", "ETH", "BTC"];
const networks: Readonly<Record<string, string>> = { USDT: "TRC20", USDC: "ERC20", ETH: "ETH", BTC: "BTC" };

/** Adds this many withdrawals, deposits, transfers and balance changes of one user, a minute apart, up to now. */
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
    world.ledger.post(`x ${each}`, legs, entryDescription(type, "deposit", record));
  }
}

/** Adds this many completed conversions and over-the-counter orders of one user, a minute apart. */
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

const YEAR = 365 * 24 * 60 * MINUTE;

/** Adds this many payment orders of one merchant over a year, most of them paid, with their report figures. */
export function addOrders(world: World, merchantUid: string, count: number): void {
  const now = world.clock.now();
  const { completed, expired } = PaymentOrderStatus;
  const madeBy = { cashierId: null, cashierUid: null, cashierName: null };
  for (let each = 0; each < count; each++) {
    const at = now - Math.floor(((count - each) * YEAR) / (count + 1));
    const coin = each % 3 === 0 ? "USDC" : "USDT";
    const amount = String(1 + ((each * 7919) % 1000));
    const isPaid = each % 17 !== 3;
    const got = isPaid ? amount : "0";
    const numbers = { merchantOrderNumber: `Z-${each}`, merchantKey: `${merchantUid} Z-${each}` };
    world.table(paymentOrders).insert({
      ...{ id: `po_z${each}`, number: `Z${String(each).padStart(13, "0")}`, merchantUid, ...madeBy, ...numbers },
      ...{
        receiptCodeId: null,
        apiKeyId: null,
        subject: "Oak bench",
        fiatCurrency: "EUR",
        fiatAmount: amount,
        rate: "1",
      },
      ...{ coin, network: networks[coin] as string, amount, address, tag: null, returnUrl: null },
      ...{ status: isPaid ? completed : expired, reviewReason: null, reviewBy: null },
      ...{ seen: got, confirmed: got, taken: got, returned: "0", fee: "0", feeSettled: "0", settled: got },
      ...{ refunded: "0", refunding: "0", txHashes: isPaid ? [`hash ${each}`] : [], at, expiresAt: at + 30 * MINUTE },
      ...{ paidAt: isPaid ? at : null, settledAt: isPaid ? at : null, timeline: [] },
    });
    const slot = Math.floor(at / SLOT) * SLOT;
    const id = [merchantUid, "-", coin, slot].join(" ");
    const table = world.table(sales);
    const known = table.get(id);
    const sums = {
      orderCount: (known?.orderCount ?? 0) + 1,
      paidCount: (known?.paidCount ?? 0) + Number(isPaid),
      collected: String(Number(known?.collected ?? 0) + Number(got)),
    };
    if (known) table.update(id, sums);
    else {
      const none = { fee: "0", refunded: "0" };
      table.insert({ id, merchantUid, cashierId: null, cashierName: null, coin, at: slot, ...sums, ...none });
    }
  }
}

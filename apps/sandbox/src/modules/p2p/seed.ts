import type { FormValue } from "@coffer/sdk/contract";
import { worldAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { seedFile } from "../receipt-methods/files/exports.ts";
import { type Dealer, dealers, type Offer } from "./dealer.ts";
import { coinAccount } from "./order.ts";

const values = (of: Readonly<Record<string, string>>): FormValue[] =>
  Object.entries(of).map(([key, value]) => ({ key, value }));
const offer = (legalCurrency: string, minimum: string, maximum: string, apart: string): Offer => ({
  ...{ legalCurrency, minimum, maximum, apart },
});
const allDay = { opensAt: 0, closesAt: 24, present: true } as const;

/** A dealer's balances. */
const means: readonly (readonly [coin: string, amount: string])[] = [
  ["USDT", "500000"],
  ["USDC", "300000"],
  ["BTC", "10"],
  ["ETH", "150"],
];

const desk = { accountHolderName: "Northgate Desk Ltd" };
const marlow = { accountHolderName: "Marlow & Finch LLP" };
const those: readonly (Omit<Dealer, "accounts"> & { accounts: Readonly<Record<string, FormValue[]>> })[] = [
  {
    ...{ id: "northgate", name: "Northgate Desk", habit: "quick", ...allDay },
    offers: [
      offer("GBP", "12.00", "5500.00", "0.3"),
      offer("EUR", "15.00", "6500.00", "0.3"),
      offer("USD", "15.00", "7000.00", "0.3"),
    ],
    accounts: {
      rm_fps_gbp: values({ ...desk, sortCode: "040075", accountNumber: "31926819" }),
      rm_sepa_eur: values({ ...desk, iban: "NL91ABNA0417164300" }),
      rm_ach_usd: values({
        ...{ ...desk, aba: "110000000", accountNumber: "000442917" },
        ...{ bankAccountType: "checking", bankName: "Prairie Union Bank" },
      }),
    },
  },
  {
    ...{ id: "marlow", name: "Marlow & Finch", habit: "slow", opensAt: 7, closesAt: 19, present: true },
    offers: [offer("GBP", "500.00", "5500.00", "0.45"), offer("EUR", "500.00", "6500.00", "0.45")],
    accounts: {
      rm_fps_gbp: values({ ...marlow, sortCode: "601613", accountNumber: "31926820" }),
      rm_sepa_eur: values({ ...marlow, iban: "DE89370400440532013000" }),
    },
  },
  {
    ...{ id: "lotus", name: "Lotus Exchange", habit: "quick", ...allDay },
    offers: [offer("CNY", "100.00", "50000.00", "0.4"), offer("HKD", "120.00", "55000.00", "0.4")],
    accounts: {
      rm_bank_cny: values({
        ...{ accountHolderName: "莲花贸易有限公司", bankName: "中原银行", bankCity: "上海" },
        accountNumber: "6222020200112233445",
      }),
      rm_fps_hkd: values({
        ...{ accountHolderName: "Lotus Exchange HK Limited", bankCode: "024" },
        ...{ accountNumber: "883201557", bankName: "Lion Rock Bank" },
      }),
      rm_code_cny: values({ accountHolderName: "莲花贸易有限公司", payId: "pay@lotus.example" }),
    },
  },
];

export function seedDealers(world: World): void {
  for (const { accounts, ...dealer } of those) {
    const coded = Object.entries(accounts).map(([method, filled]) => [
      method,
      method === "rm_code_cny" ? [...filled, codeOf(world, dealer.id)] : filled,
    ]);
    world.table(dealers).insert({ ...dealer, accounts: Object.fromEntries(coded) });
    for (const [coin, amount] of means) {
      const leg = {
        from: worldAccount("opening", coin),
        to: coinAccount(dealer.id, coin),
        amount: minorOf(world, coin, amount),
      };
      world.ledger.post(`dealer ${dealer.id} ${coin} seed`, [leg]);
    }
  }
}

/** The picture that payers scan. */
const codeOf = (world: World, uid: string): FormValue => ({
  key: "qrCode",
  value: seedFile(world, uid, "receiptCode", "receiving-code.png"),
});

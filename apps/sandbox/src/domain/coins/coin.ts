import type { Text } from "@coffer/errors";
import type { AddressFamily } from "../../crypto/address.ts";
import { defineTable } from "../../world/table.ts";

/** A coin or fiat currency. Amounts are decimal strings in its own unit. */
export type Coin = {
  coin: string;
  name: Text;
  kind: "crypto" | "fiat";
  symbol: string;
  scale: number;
  displayScale: number;
  convertible: boolean;
  /** Most a verified account may withdraw in one day, UTC; null for fiat. Others may withdraw nothing. */
  dailyLimit: string | null;
  /** Whether there is a rate now; the control API may take it away. */
  hasRate: boolean;
};
export const coins = defineTable<Coin>("coins", { key: "coin" });

/** A network a coin moves on, and its terms there. */
export type Network = {
  /** `USDT TRC20` */
  id: string;
  coin: string;
  network: string;
  name: string;
  standard: string;
  family: AddressFamily;
  scale: number;
  addressPattern: string;
  tagRequired: boolean;
  confirmationsToCredit: number;
  confirmationsToWithdraw: number;
  blockSeconds: number;
  arrivalSeconds: number;
  depositEnabled: boolean;
  withdrawEnabled: boolean;
  minDeposit: string;
  withdrawMin: string;
  withdrawMax: string;
  withdrawFee: string;
};
export const networks = defineTable<Network>("networks", { key: "id", indexes: ["coin"] });
export const networkId = (coin: string, network: string) => `${coin} ${network}`;

import { describe, expect, it } from "vitest";
import { chosen } from "./choice.ts";

const network = (name: string, depositEnabled: boolean) => ({
  network: name,
  name,
  standard: "native",
  scale: 8,
  addressPattern: ".*",
  tagRequired: false,
  confirmationsToCredit: 2,
  confirmationsToWithdraw: 3,
  blockSeconds: 600,
  arrivalSeconds: 1200,
  depositEnabled,
  withdrawEnabled: true,
  atRisk: false,
  minDeposit: "0.0001",
  withdrawMin: "0.001",
  withdrawMax: "5",
  withdrawFee: "0.0002",
});
const coin = (name: string, networks: ReturnType<typeof network>[]) => ({
  coin: name,
  name,
  kind: networks.length > 0 ? ("crypto" as const) : ("fiat" as const),
  scale: 8,
  displayScale: 8,
  convertible: true,
  networks,
});
const coins = [
  coin("BTC", [network("BTC", true)]),
  coin("USDT", [network("TRC20", true), network("ERC20", false)]),
  coin("USD", []),
];

describe("shown content of the deposit page", () => {
  it.each([
    ["nothing asked", {}, "none"],
    ["a coin with one network", { coin: "BTC" }, "chosen"],
    ["a coin with two", { coin: "USDT" }, "noNetwork"],
    ["both", { coin: "USDT", network: "TRC20" }, "chosen"],
    ["a network without deposits", { coin: "USDT", network: "ERC20" }, "closed"],
    ["a network of another coin", { coin: "BTC", network: "TRC20" }, "wrongNetwork"],
    ["a coin that isn't listed", { coin: "DOGE" }, "unknownCoin"],
    ["a fiat currency", { coin: "USD" }, "unknownCoin"],
  ])("%s", (_, asked, state) => expect(chosen(coins, asked).state).toBe(state));
});

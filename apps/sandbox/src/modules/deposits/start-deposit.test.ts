import { expect, test } from "vitest";
import { moneyOf } from "../../testing/money.ts";
import { networkOf } from "../assets/coins/coin.ts";
import { depositAddressOf } from "./deposit.ts";
import { startDeposit } from "./start-deposit.ts";

const HASH = "a".repeat(64);

function sent() {
  const { world } = moneyOf();
  const place = (uid: string, coin: string, network: string) => ({
    coin,
    network,
    ...depositAddressOf(world, uid, networkOf(world, coin, network)),
  });
  const { address } = place("80412", "USDT", "TRC20");
  return { world, place, seen: { coin: "USDT", network: "TRC20", address, amount: "20", txHash: HASH } };
}
const refused = expect.objectContaining({ code: 400 });

test("returns the earlier deposit of a repeated transaction and refuses any difference", () => {
  const { world, place, seen } = sent();
  const first = startDeposit(world, seen);
  expect(startDeposit(world, { ...seen, amount: "20.000" })).toBe(first);
  const other = place("80413", "USDT", "TRC20");
  const erc20 = place("80412", "USDT", "ERC20");
  const ether = { ...erc20, coin: "ETH", network: "ETH", address: place("80412", "ETH", "ETH").address };
  for (const change of [{ amount: "21" }, { address: other.address }, { tag: "7" }, erc20, ether])
    expect(() => startDeposit(world, { ...seen, ...change, txHash: HASH })).toThrow(refused);
});

test("accepts the smallest credited and the largest accepted amount", () => {
  const { world, seen } = sent();
  const send = (amount: string) => startDeposit(world, { ...seen, amount, txHash: undefined }).status;
  const [confirming, belowMinimum] = [11, 15];
  expect([send("5"), send("4.999999"), send("1000000000000000")]).toEqual([confirming, belowMinimum, confirming]);
  expect(() => send("1000000000000000.000001")).toThrow(refused);
});

test("refuses coins without an owner, and holds those with a missing tag", () => {
  const { world, place, seen } = sent();
  expect(() => startDeposit(world, { ...seen, address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" })).toThrow(refused);
  const xrp = place("80412", "XRP", "XRP");
  expect(startDeposit(world, { ...xrp, amount: "30" })).toMatchObject({ uid: "80412" });
  expect(startDeposit(world, { ...xrp, tag: null, amount: "30" })).toMatchObject({ uid: null, creditedAt: null });
});

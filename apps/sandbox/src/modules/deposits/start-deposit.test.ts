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

test("a transaction seen again is the deposit it was; one that differs anywhere is refused", () => {
  const { world, place, seen } = sent();
  const first = startDeposit(world, seen);
  expect(startDeposit(world, { ...seen, amount: "20.000" })).toBe(first);
  const other = place("80413", "USDT", "TRC20");
  const erc20 = place("80412", "USDT", "ERC20");
  const ether = { ...erc20, coin: "ETH", network: "ETH", address: place("80412", "ETH", "ETH").address };
  for (const change of [{ amount: "21" }, { address: other.address }, { tag: "7" }, erc20, ether])
    expect(() => startDeposit(world, { ...seen, ...change, txHash: HASH })).toThrow(refused);
});

test("the least that is credited is; the most that is taken is", () => {
  const { world, seen } = sent();
  const send = (amount: string) => startDeposit(world, { ...seen, amount, txHash: undefined }).status;
  const [confirming, belowMinimum] = [11, 15];
  expect([send("5"), send("4.999999"), send("1000000000000000")]).toEqual([confirming, belowMinimum, confirming]);
  expect(() => send("1000000000000000.000001")).toThrow(refused);
});

test("coins for nobody are refused, for a missing tag they wait", () => {
  const { world, place, seen } = sent();
  expect(() => startDeposit(world, { ...seen, address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" })).toThrow(refused);
  const xrp = place("80412", "XRP", "XRP");
  expect(startDeposit(world, { ...xrp, amount: "30" })).toMatchObject({ uid: "80412" });
  expect(startDeposit(world, { ...xrp, tag: null, amount: "30" })).toMatchObject({ uid: null, creditedAt: null });
});

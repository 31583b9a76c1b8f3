import { RecordStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { isAddress } from "../../crypto/address.ts";
import { moneyOf, SECOND } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { networks } from "../assets/coins/coin.ts";
import { deposits } from "./deposit.ts";
import { startDeposit } from "./start-deposit.ts";

type Fields = Record<string, unknown>;

/** A user without a balance, and coins sent to them. */
function receiver() {
  const money = moneyOf("fresh");
  return {
    ...money,
    address: (coin: string, network: string) => money.api.call("getAddress", { coin, network }).result,
    send: (fields: Fields) => money.api.control("POST", "chain/deposit", { name: "fresh", ...fields }),
    list: (filter: Fields = {}) => money.api.call("getListByCoinTransactionIn", filter).result.items,
  };
}

test("returns a stable address with a valid checksum for every coin and network", () => {
  const { api, world } = receiver();
  const seen = new Set<string>();
  for (const { coin, network, family, tagRequired } of world.table(networks).all()) {
    const ask = () => api.call("getAddress", { coin, network }).result;
    const first = ask();
    expect(isAddress(family, first.address)).toBe(true);
    expect(first).toMatchObject({ coin, network, tagRequired });
    expect(ask()).toEqual(first);
    seen.add(first.address);
  }
  expect(seen.size).toBe(world.table(networks).size);
});

test("gives each user an address, or a tag of a shared address on the XRP Ledger", () => {
  const { sandbox, address } = receiver();
  const meis = (coin: string, network: string) => sandbox.as("mei").call("getAddress", { coin, network }).result;
  expect(address("BTC", "BTC").address).not.toBe(meis("BTC", "BTC").address);
  const [mine, theirs] = [address("XRP", "XRP"), meis("XRP", "XRP")];
  expect(mine.address).toBe(theirs.address);
  expect(mine.tag).toMatch(/^[1-9]\d{5}$/);
  expect(mine.tag).not.toBe(theirs.tag);
});

test("refuses an unknown coin (40001), a closed one (40002) and an exhausted pool (40017)", () => {
  const { api, sandbox } = receiver();
  const ask = (coin: string, network: string, from = api) => from.call("getAddress", { coin, network });
  expect(codeOf(ask("DOGE", "DOGE"))).toBe(40001);
  expect(rulesOf(ask("BTC", "TRC20"))).toEqual(["network network"]);
  expect(rulesOf(ask("USD", "BTC"))).toEqual(["network network"]);
  api.control("PUT", "market/network", { coin: "BTC", network: "BTC", depositEnabled: false });
  expect(codeOf(ask("BTC", "BTC"))).toBe(40002);
  const known = ask("TRX", "TRX").result.address;
  api.control("PUT", "settings", { depositAddressPool: 1 });
  expect(codeOf(ask("XRP", "XRP"))).toBeUndefined();
  expect(codeOf(ask("XRP", "XRP", sandbox.as("verified")))).toBe(40017);
  expect(ask("TRX", "TRX").result.address).toBe(known);
});

test("counts a deposit's blocks and credits it at the last", () => {
  const { send, list, holding, pass, world } = receiver();
  expect(send({ coin: "USDT", network: "TRC20", amount: "250.5" }).status).toBe(200);
  expect(list()).toMatchObject([
    {
      status: 11,
      confirmations: 0,
      confirmationsRequired: 20,
      creditedAt: null,
      amount: "250.5",
      networkName: "Tron · TRC-20",
    },
  ]);
  for (let block = 1; block < 20; block++) {
    pass(3 * SECOND);
    expect(list()[0]).toMatchObject({ status: 11, confirmations: block });
  }
  expect(holding("USDT")).toEqual({ available: "0", frozen: "0" });
  pass(3 * SECOND);
  expect(list()[0]).toMatchObject({ status: 12, confirmations: 20, creditedAt: world.clock.iso() });
  expect(holding("USDT")).toEqual({ available: "250.5", frozen: "0" });
  pass(3600 * SECOND);
  expect(list()[0]).toMatchObject({ confirmations: 20 });
  expect(holding("USDT")).toEqual({ available: "250.5", frozen: "0" });
});

test("credits bitcoin at the second block and allows withdrawal at the third", () => {
  const money = moneyOf("verified");
  const { api, holding, pass, apply, world } = money;
  const out = { coin: "BTC", network: "BTC", address: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT", amount: "0.1" };
  api.control("POST", "chain/deposit", { name: "verified", coin: "BTC", network: "BTC", amount: "0.1025" });
  pass(600 * SECOND);
  expect(holding("BTC")).toEqual({ available: "0", frozen: "0" });
  pass(600 * SECOND);
  const creditedAt = world.clock.iso();
  expect(holding("BTC")).toEqual({ available: "0", frozen: "0.1025" });
  expect(codeOf(apply(out))).toBe(60028);
  pass(600 * SECOND);
  expect(holding("BTC")).toEqual({ available: "0.1025", frozen: "0" });
  expect(codeOf(apply(out))).toBeUndefined();
  const [row] = api.call("getListByCoinTransactionIn", { Coin: "BTC" }).result.items;
  expect(row).toMatchObject({
    status: 12,
    creditedAt,
    confirmations: 3,
    confirmationsRequired: 2,
    confirmationsToWithdraw: 3,
  });
});

test("never credits less than the minimum", () => {
  const { send, list, holding, pass } = receiver();
  send({ coin: "USDT", network: "TRC20", amount: "5" });
  expect(list()[0]).toMatchObject({ status: 11 });
  send({ coin: "TRX", network: "TRX", amount: "9.999999" });
  pass(3600 * SECOND);
  expect(list()[0]).toMatchObject({ status: 15, confirmations: 0, creditedAt: null });
  expect(holding("TRX")).toEqual({ available: "0", frozen: "0" });
});

test("credits only the owner of the right tag", () => {
  const { address, list, holding, pass, world } = receiver();
  const { address: shared, tag } = address("XRP", "XRP");
  const seen = { coin: "XRP", network: "XRP", address: shared, amount: "20" };
  expect(startDeposit(world, { ...seen, tag: "1" })).toMatchObject({ uid: null, status: 19 });
  expect(startDeposit(world, seen)).toMatchObject({ uid: null, status: 19, tag: null });
  pass(60 * SECOND);
  expect(list()).toEqual([]);
  expect(holding("XRP").available).toBe("0");
  startDeposit(world, { ...seen, tag });
  pass(4 * SECOND);
  expect(list()).toMatchObject([{ status: 12, tag }]);
  expect(holding("XRP").available).toBe("20");
});

test("recognises a repeated transaction and refuses another one with its hash", () => {
  const { address, pass, world, holding } = receiver();
  const txHash = "ab".repeat(32);
  const seen = { coin: "TRX", network: "TRX", address: address("TRX", "TRX").address, amount: "100", txHash };
  const first = startDeposit(world, seen);
  const size = world.table(deposits).size;
  expect(startDeposit(world, seen).id).toBe(first.id);
  expect(() => startDeposit(world, { ...seen, amount: "101" })).toThrow("400");
  pass(60 * SECOND);
  expect(startDeposit(world, seen)).toMatchObject({ id: first.id, status: 12 });
  pass(60 * SECOND);
  expect(world.table(deposits).size).toBe(size);
  expect(holding("TRX").available).toBe("100");
});

test("refuses coins for an unknown address by the field's name", () => {
  const { api, send } = receiver();
  const refused = (fields: Fields) => {
    const { status, body } = api.control("POST", "chain/deposit", fields);
    return [status, rulesOf(body as never)];
  };
  const to = { coin: "TRX", network: "TRX", amount: "100" };
  expect(refused({ ...to, address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" })).toEqual([400, ["address unknown"]]);
  expect(refused({ ...to, name: "fresh", amount: "0.0000001" })).toEqual([400, ["amount scale"]]);
  expect(refused({ ...to, name: "fresh", amount: "1000000000000001" })).toEqual([400, ["amount maximum"]]);
  expect(send({ ...to, network: "BTC" }).status).toBe(400);
});

test("lists newest first, by page, and by every filter", () => {
  const { send, list, api, pass } = receiver();
  send({ coin: "TRX", network: "TRX", amount: "100" });
  pass(60 * SECOND);
  send({ coin: "USDT", network: "ERC20", amount: "100" });
  pass(60 * SECOND);
  send({ coin: "USDT", network: "TRC20", amount: "300" });
  const amounts = (filter: Fields = {}) => list(filter).map(({ coin, amount }) => `${amount} ${coin}`);
  expect(amounts()).toEqual(["300 USDT", "100 USDT", "100 TRX"]);
  expect(amounts({ SkipCount: 1, MaxResultCount: 1 })).toEqual(["100 USDT"]);
  expect(api.call("getListByCoinTransactionIn", { MaxResultCount: 1 }).result.totalCount).toBe(3);
  expect(amounts({ Coin: "USDT" })).toEqual(["300 USDT", "100 USDT"]);
  expect(amounts({ Network: "TRC20" })).toEqual(["300 USDT"]);
  expect(amounts({ Status: [12] })).toEqual(["100 TRX"]);
  const [newest, middle, oldest] = list();
  if (!newest || !middle || !oldest) throw new Error("Three were sent.");
  expect(amounts({ Keyword: newest.txHash.slice(4, 20).toUpperCase() })).toEqual(["300 USDT"]);
  expect(amounts({ Keyword: oldest.number.toLowerCase() })).toEqual(["100 TRX"]);
  expect(amounts({ Keyword: middle.address })).toEqual(["100 USDT"]);
  expect(amounts({ StartTime: middle.time })).toEqual(["300 USDT", "100 USDT"]);
  expect(amounts({ EndTime: middle.time })).toEqual(["100 TRX"]);
  expect(rulesOf(api.call("getListByCoinTransactionIn", { MaxResultCount: 101 }))).toEqual(["MaxResultCount maximum"]);
  expect(rulesOf(api.call("getListByCoinTransactionIn", { Status: ["done"] }))).toEqual(["Status.0 type"]);
});

const code = ({ body }: { body: unknown }) => (body as { error?: { code: number } }).error?.code;

test("reverses a credit on a deep reorganisation only until it can be withdrawn", () => {
  const { api, send, list, world } = receiver();
  const { id } = send({ coin: "BTC", network: "BTC", amount: "1" }).body as { id: string };
  const reorganise = () => api.control("POST", "actors/chain/reorganise", { id });
  const balance = () => api.call("getAssets").result.items.find(({ coin }) => coin === "BTC");
  expect(code(reorganise())).toBe(60015);
  const { confirmationsToCredit = 0, confirmationsToWithdraw = 0 } = world.table(networks).get("BTC BTC") ?? {};
  expect(confirmationsToWithdraw).toBeGreaterThan(confirmationsToCredit);
  api.control("POST", "actors/chain/confirm", { id, blocks: confirmationsToCredit });
  expect(list()[0]).toMatchObject({ status: RecordStatus.credited });
  expect(balance()).toMatchObject({ available: "0", frozen: "1" });

  expect(reorganise().status).toBe(200);
  expect(list()[0]).toMatchObject({ status: RecordStatus.failed, creditedAt: null });
  expect(balance()?.frozen ?? "0").toBe("0");
  expect(balance()?.available ?? "0").toBe("0");
  expect(api.control("GET", "books").body).toMatchObject({ balanced: true });
  // More blocks change nothing, and it isn't reversed twice.
  expect(code(api.control("POST", "actors/chain/confirm", { id }))).toBe(60015);
  expect(code(reorganise())).toBe(60015);
});

test("keeps withdrawable coins on a deep reorganisation at the platform's cost", () => {
  const { api, send } = receiver();
  const { id } = send({ coin: "BTC", network: "BTC", amount: "1" }).body as { id: string };
  api.control("POST", "actors/chain/confirm", { id, blocks: 100 });
  expect(code(api.control("POST", "actors/chain/reorganise", { id }))).toBe(60015);
});

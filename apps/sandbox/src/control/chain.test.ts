import { RecordStatus } from "@coffer/sdk/contract";
import { expect, it } from "vitest";
import { TestSandbox } from "../testing/client.ts";
import type { Transaction } from "./chain.ts";

const moving = (sandbox: TestSandbox) =>
  (sandbox.stranger().control("GET", "chain/transactions").body as { items: Transaction[] }).items.filter(
    (each) => each.moving,
  );

it("lists the networks with their block time", () => {
  const { body } = TestSandbox.start().stranger().control("GET", "chain/networks");
  expect((body as { items: unknown[] }).items).toContainEqual(
    expect.objectContaining({ coin: "USDT", network: "TRC20", blockSeconds: 3, confirmationsToCredit: 20 }),
  );
});

it("follows a deposit block by block until it can be withdrawn", () => {
  const sandbox = TestSandbox.start();
  const api = sandbox.stranger();
  const sent = { name: "verified", coin: "BTC", network: "BTC", amount: "0.5" };
  expect(api.control("POST", "chain/deposit", sent).status).toBe(200);
  const [seen] = moving(sandbox);
  expect(seen).toMatchObject({ kind: "deposit", amount: "0.5", confirmations: 0, needed: 2, blockSeconds: 600 });

  api.control("POST", "clock/advance", { ms: 600_000 });
  expect(moving(sandbox)).toMatchObject([{ confirmations: 1, status: RecordStatus.confirming }]);
  // Credited after two confirmations, held until three.
  api.control("POST", "clock/advance", { ms: 600_000 });
  expect(moving(sandbox)).toMatchObject([{ confirmations: 2, needed: 3, status: RecordStatus.credited }]);
  api.control("POST", "clock/advance", { ms: 600_000 });
  expect(moving(sandbox)).toEqual([]);
});

it("lists pending records before completed ones", () => {
  const sandbox = TestSandbox.start();
  const api = sandbox.stranger();
  api.control("POST", "chain/deposit", { name: "mei", coin: "BTC", network: "BTC", amount: "0.5" });
  api.control("POST", "chain/deposit", { name: "mei", coin: "TRX", network: "TRX", amount: "0.1" });
  const { items } = api.control("GET", "chain/transactions").body as { items: Transaction[] };
  expect(items.map((each) => each.moving)).toEqual([true, ...items.slice(1).map(() => false)]);
});

it("lists the newest of many pending records", () => {
  const sandbox = TestSandbox.start();
  const api = sandbox.stranger();
  const sent = { name: "mei", coin: "BTC", network: "BTC", amount: "0.5" };
  const ids = Array.from({ length: 60 }, () => (api.control("POST", "chain/deposit", sent).body as { id: string }).id);
  const listed = moving(sandbox).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(ids.slice(-50).toSorted());
});

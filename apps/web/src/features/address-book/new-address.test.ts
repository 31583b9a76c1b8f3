import type { CoinConfig, SavedAddress } from "@coffer/sdk";
import { describe, expect, it } from "vitest";
import { tron as network } from "../../../test/network.ts";
import { type Book, inputOf, newAddressRule, noAddress } from "./new-address.ts";

const own = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const coin = (name: string, only: typeof network): CoinConfig => ({
  coin: name,
  name,
  kind: "crypto",
  scale: 6,
  displayScale: 2,
  convertible: true,
  networks: [only],
});
const saved: SavedAddress = {
  id: "ad_1",
  coin: "USDT",
  network: "TRC20",
  networkName: network.name,
  address: own,
  tag: null,
  label: "Cold storage 2",
  createdAt: "2026-10-02T10:20:31Z",
  lastUsedAt: null,
};
const book: Book = {
  coins: [coin("USDT", network), coin("XRP", { ...network, network: "XRP", addressPattern: "^r", tagRequired: true })],
  saved: [saved],
};
const other = "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB";
const good = { ...noAddress, coin: "USDT", network: "TRC20", address: other, label: "Exchange", verification: {} };
const wrong = (change: object, withCode = false) => {
  const { error } = newAddressRule(book, withCode ? ["googleCode"] : []).safeParse({ ...good, ...change });
  return [...new Set(error?.issues.map((issue) => issue.path.join(".")))].sort();
};

describe("new address", () => {
  it.each([
    ["a good one", {}, []],
    ["one saved already", { address: own }, ["address"]],
    ["one of another network", { address: "0xabc" }, ["address"]],
    ["a name in use", { label: " Cold storage 2 " }, ["label"]],
    ["a look-alike", { address: "TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv" }, ["twinSeen"]],
    ["no tag where one is needed", { coin: "XRP", network: "XRP", address: "rX" }, ["tag"]],
    ["nothing at all", noAddress, ["address", "coin", "label"]],
  ])("%s", (_, change, fields) => expect(wrong(change)).toEqual(fields));

  it("requires the authenticator's code where one is bound", () => {
    expect(wrong({}, true)).toEqual(["verification.googleCode"]);
    expect(wrong({ verification: { googleCode: "915027" } }, true)).toEqual([]);
  });
});

it("sends a tag only on networks with tags", () => {
  expect(inputOf({ ...good, tag: "12" }, book)).not.toHaveProperty("tag");
  expect(inputOf({ ...good, coin: "XRP", network: "XRP", tag: "12" }, book)).toMatchObject({ tag: "12" });
});

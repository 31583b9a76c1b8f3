import { expect, it } from "vitest";
import { compareWords, type Place } from "./compare.ts";

const words =
  "auth profile kyc api-keys assets deposits withdrawals transfers address-book cash convert otc p2p cards quick-pay receipt-methods earn multisig merchant content events basic".split(
    " ",
  );
const camel = words.map((word) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
const house: Record<Place, readonly string[]> = {
  spec: [...words, "tools"],
  tags: camel,
  groups: camel,
  modules: words,
  features: words.filter((word) => word !== "basic"),
  messages: [
    ...words.filter((word) => word !== "basic" && word !== "content"),
    "content-help",
    "merchant-orders",
    "form",
  ],
};

it("finds no fault if every place uses the names", () => {
  const { table, faults } = compareWords(house);
  expect(faults).toEqual([]);
  expect(table).toHaveLength(words.length + 1);
  expect(table.find((line) => line.startsWith("api-keys"))?.split(/\s+/)).toEqual([
    ...["api-keys", "api-keys", "apiKeys", "apiKeys", "api-keys", "api-keys", "api-keys"],
  ]);
});

it.each<[Place, string]>([
  ["spec", "financing"],
  ["tags", "flash"],
  ["groups", "address-book"],
  ["modules", "fiat-card"],
  ["features", "recharge"],
  ["messages", "withdraw"],
])("reports an unknown name in %s", (place, name) => {
  const { faults } = compareWords({ ...house, [place]: [...house[place], name] });
  expect(faults).toEqual([`${place}: ${name} is no word of ours.`]);
});

it("reports a place that lacks a word", () => {
  const { faults } = compareWords({ ...house, modules: house.modules.filter((name) => name !== "earn") });
  expect(faults).toEqual(["modules has nothing named earn."]);
});

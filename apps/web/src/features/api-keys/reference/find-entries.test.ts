import { expect, it } from "vitest";
import { findEntries } from "./find-entries.ts";

const entry = (id: string, summary: string, words: string) => ({
  group: "assets",
  id,
  summary,
  method: "GET",
  path: `/api/${id}`,
  words,
});
const entries = [
  entry("getList", "List transfers", "rid coin"),
  entry("applyTransactionOut", "Ask for a withdrawal", "coin address amount"),
  entry("getWithdrawalFee", "Read a fee", "fee"),
];
const found = (asked: string) => findEntries(entries, asked).map(({ id }) => id);

it("ranks matches in the name, the description, and the fields", () => {
  expect(found("withdrawal")).toEqual(["getWithdrawalFee", "applyTransactionOut"]);
  expect(found("RID")).toEqual(["getList"]);
  expect(found("coin list")).toEqual(["getList"]);
  expect(found("nothing of this")).toEqual([]);
});

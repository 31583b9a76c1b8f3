import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

const types = { SkipCount: "integer", open: "boolean", Status: "integer[]", coins: "string[]" };
const fields = (query: string) => readFields(types, new URLSearchParams(query));

test("converts strings to the contract's types", () => {
  const query = "SkipCount=20&open=false&Status=1&Status=2&coins=BTC&Keyword=7";
  expect(fields(query)).toEqual({ SkipCount: 20, open: false, Status: [1, 2], coins: ["BTC"], Keyword: "7" });
});

test.each(["", " 1", "1.5", "0x10", "1e3", "NaN", "99999999999999999999"])(
  "keeps %j as a string, which validation then refuses",
  (text) => {
    expect(fields(`SkipCount=${encodeURIComponent(text)}`)).toEqual({ SkipCount: text });
  },
);

test("turns a repeated scalar into an array, which validation refuses", () => {
  expect(fields("SkipCount=1&SkipCount=2")).toEqual({ SkipCount: [1, 2] });
});

test("treats names like __proto__ as ordinary fields", () => {
  expect(Object.keys(fields("__proto__=1&constructor=2"))).toEqual(["__proto__", "constructor"]);
  expect(fields("toString=1")).toEqual({ toString: "1" });
});

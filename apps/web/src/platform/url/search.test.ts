import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search.ts";

describe("search", () => {
  it.each([
    "662E41",
    "723421968459640832",
    "0012",
    "1e3",
    "true",
    "null",
    "0x1F",
    "1.50",
    '{"a":1}',
    "[1]",
    "a b+c",
    "100%",
  ])("keeps %s as it is", (id) => {
    expect(parseSearch(stringifySearch({ id })).id).toBe(id);
  });
  it("reads repeated keys as a list", () => {
    expect(parseSearch("?coin=BTC&coin=ETH&page=2")).toEqual({ coin: ["BTC", "ETH"], page: "2" });
    expect(stringifySearch({ coin: ["BTC", "ETH"], page: 2 })).toBe("?coin=BTC&coin=ETH&page=2");
  });
  it("leaves out what is empty", () => {
    expect(stringifySearch({ q: "", page: undefined, sort: null })).toBe("");
  });
  it("survives hostile keys", () => {
    const search = parseSearch("?__proto__=1&constructor=2&toString=3&%=4&%E0%A4%A=5");
    expect(({} as Record<string, unknown>)["1"]).toBeUndefined();
    expect(search.constructor).toBe("2");
  });
  it("reads back any text", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ minLength: 1, unit: "grapheme" })),
        (search) => {
          expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
        },
      ),
    );
  });
});

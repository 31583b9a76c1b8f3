import { expect, it } from "vitest";
import { urlOf } from "./url.ts";

it.each([
  [{}, ""],
  [{ Coin: "BTC", SkipCount: 0 }, "?Coin=BTC&SkipCount=0"],
  [{ Coin: undefined, Keyword: null, Status: false }, "?Status=false"],
  [{ Status: [1, 2], Type: [] }, "?Status=1&Status=2"],
  [{ Keyword: "a b&c=d/é+" }, "?Keyword=a%20b%26c%3Dd%2F%C3%A9%2B"],
])("%j travels as %j", (fields, query) => {
  expect(urlOf("https://api.example/", "/path", fields)).toBe(`https://api.example/path${query}`);
});

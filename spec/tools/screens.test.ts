import { expect, it } from "vitest";
import { gapsOf, readScreens } from "./screens.ts";
import { readContract } from "./testing/contract.ts";

const PRODUCT_ROUTES = 79;

it("has a source for all content of each product route", async () => {
  const screens = readScreens();
  expect(Object.keys(screens).filter((route) => route.startsWith("/"))).toHaveLength(PRODUCT_ROUTES);
  expect(gapsOf(await readContract(), screens)).toEqual([]);
});

it("reports an unknown operation and an unknown field", async () => {
  const screens = { "/otc": { pairs: "getPairs", price: "getOtcQuote.cost", quote: "getOtcQuote.price" } };
  expect(gapsOf(await readContract(), screens)).toEqual([
    "/otc, pairs: getPairs names no operation.",
    "/otc, price: getOtcQuote.cost has no cost.",
  ]);
});

import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { modelsOf } from "./model.ts";
import { callsIn, usageOf } from "./screen-usage.ts";
import { gapsOf, readScreens, sourcesOf } from "./screens.ts";
import { readContract } from "./testing/contract.ts";

const PRODUCT_ROUTES = 79;
const repository = fileURLToPath(new URL("../../", import.meta.url));

it("has a source for everything a screen shows, on each of the product's routes", async () => {
  const screens = readScreens();
  expect(Object.keys(screens).filter((route) => route.startsWith("/"))).toHaveLength(PRODUCT_ROUTES);
  expect(gapsOf(await readContract(), screens)).toEqual([]);
});

it("notices an operation and a field that aren't there", async () => {
  const screens = { "/otc": { pairs: "getPairs", price: "getOtcQuote.cost", quote: "getOtcQuote.price" } };
  expect(gapsOf(await readContract(), screens)).toEqual([
    "/otc, pairs: getPairs names no operation.",
    "/otc, price: getOtcQuote.cost has no cost.",
  ]);
});

it("names each call the web app makes on a built route", async () => {
  const told = Map.groupBy(sourcesOf(readScreens()), ({ route }) => route);
  const isTold = (route: string, id: string) => told.get(route)?.some(({ source }) => source.split(".")[0] === id);
  const { frame, routes } = usageOf(repository, modelsOf(await readContract()));
  const calls = [...routes].flatMap(([route, ids]) => ids.map((id) => [route, id] as const));
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(([route, id]) => !isTold(route, id))).toEqual([]);
  expect(frame.filter((id) => !isTold("every page", id))).toEqual([]);
});

it("sees a call however it is written", () => {
  const operations = ["getAssets", "getAssetsSummary"].map((id) => ({ id, group: "assets" }));
  const calls = (text: string) => callsIn(text, operations);
  expect(calls("api.assets.getAssets.queryOptions()")).toEqual(["getAssets"]);
  expect(calls("coffer\n  .assets\n  .getAssets({})")).toEqual(["getAssets"]);
  expect(calls("const { getAssets, getAssetsSummary } = coffer.assets;")).toEqual(["getAssets", "getAssetsSummary"]);
  expect(calls("const { assets } = api; await assets.getAssets();")).toEqual(["getAssets"]);
  expect(calls("const calls = coffer.assets; calls.getAssets();")).toEqual(["getAssets"]);
  expect(calls("// coffer.assets.getAssets\nstore.getAssets();")).toEqual([]);
});

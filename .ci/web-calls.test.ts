import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { modelsOf } from "../spec/tools/model.ts";
import { readScreens, sourcesOf } from "../spec/tools/screens.ts";
import { readContract } from "../spec/tools/testing/contract.ts";
import { callsIn, usageOf } from "./web-calls.ts";

const repository = fileURLToPath(new URL("../", import.meta.url));

it("finds each call of the web app in spec/screens/", async () => {
  const listed = Map.groupBy(sourcesOf(readScreens()), ({ route }) => route);
  const isListed = (route: string, id: string) => listed.get(route)?.some(({ source }) => source.split(".")[0] === id);
  const { frame, routes } = usageOf(repository, modelsOf(await readContract()));
  const calls = [...routes].flatMap(([route, ids]) => ids.map((id) => [route, id] as const));
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(([route, id]) => !isListed(route, id))).toEqual([]);
  expect(frame.filter((id) => !isListed("every page", id))).toEqual([]);
});

it("finds a call in each way to write it", () => {
  const operations = ["getAssets", "getAssetsSummary"].map((id) => ({ id, group: "assets" }));
  const calls = (text: string) => callsIn(text, operations);
  expect(calls("api.assets.getAssets.queryOptions()")).toEqual(["getAssets"]);
  expect(calls("coffer\n  .assets\n  .getAssets({})")).toEqual(["getAssets"]);
  expect(calls("const { getAssets, getAssetsSummary } = coffer.assets;")).toEqual(["getAssets", "getAssetsSummary"]);
  expect(calls("const { assets } = api; await assets.getAssets();")).toEqual(["getAssets"]);
  expect(calls("const calls = coffer.assets; calls.getAssets();")).toEqual(["getAssets"]);
  expect(calls("// coffer.assets.getAssets\nstore.getAssets();")).toEqual([]);
  const named = [{ id: "transfer", group: "transfers" }];
  expect(callsIn("coffer.transfers.checkRecipient({})", named)).toEqual([]);
  expect(callsIn("coffer.transfers.transfer({})", named)).toEqual(["transfer"]);
});

import { expect, it } from "vitest";
import { scriptedClient } from "../../test/kit.ts";
import { answer } from "../testing.ts";

it.each([
  [{}, ""],
  [{ Coin: "BTC", SkipCount: 0 }, "?Coin=BTC&SkipCount=0"],
  [{ Coin: undefined, Keyword: null, Status: false }, "?Status=false"],
  [{ Status: [1, 2], Type: [] }, "?Status=1&Status=2"],
  [{ Keyword: "a b&c=d/é+" }, "?Keyword=a%20b%26c%3Dd%2F%C3%A9%2B"],
])("sends %j as %j", async (fields, query) => {
  const { coffer, requests } = scriptedClient(answer({}), { baseUrl: "https://api.example/" });
  await coffer.assets.getUserAssetsHistory(fields as never);
  expect(requests[0]?.url.href).toBe(`https://api.example/api/services/app/Assets/GetUserAssetsHistory${query}`);
});

import { expect, test } from "vitest";
import { TestSandbox } from "../../../../testing/client.ts";
import { rulesOf } from "../../../../testing/refusals.ts";

const api = TestSandbox.start().stranger();
const zh = { headers: { lang: "zh-CN" } };

test("lists news newest first, by category and text", () => {
  const list = (input: Record<string, unknown>, options = {}) => api.call("getNewsPageList", input, options).result;
  const { items, totalCount } = list({});
  expect(items.map(({ publishTime }) => publishTime)).toEqual(
    items
      .map(({ publishTime }) => publishTime)
      .sort()
      .reverse(),
  );
  for (const { category, newsCount } of api.call("getNewsResource", {}).result.categories)
    expect([category, list({ Category: category }).totalCount]).toEqual([category, newsCount]);
  expect(list({ Keyword: "英镑" }, zh).items.map(({ id }) => id)).toEqual(["nw_pounds"]);
  expect(list({ SkipCount: 2, MaxResultCount: 2 })).toMatchObject({ items: items.slice(2, 4), totalCount });
});

test("names a news item's neighbours and its language", () => {
  const piece = (id: string, options = {}) => api.call("getNewsById", { id }, options).result;
  expect(piece("nw_help-centre")).toMatchObject({ nextId: null, previousId: "nw_look-alike" });
  expect(piece("nw_hold")).toMatchObject({ previousId: null, languageCode: "en" });
  expect(piece("nw_sdk", zh)).toMatchObject({ languageCode: "en" });
  expect(rulesOf(api.call("getNewsById", { id: "nw_NONE" }))).toEqual(["id exists"]);
});

test("links banners to pages of the app, in both languages", () => {
  const [en = [], chinese = []] = [{}, zh].map((options) => api.call("getRotationList", { type: 0 }, options).result);
  expect(en.length).toBeGreaterThan(1);
  for (const [at, { linkUrl, title }] of en.entries()) {
    expect(linkUrl).toMatch(/^\/(help|news)/);
    expect(chinese[at]?.title).not.toBe(title);
  }
});

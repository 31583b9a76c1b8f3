import { expect, test } from "vitest";
import { TestSandbox } from "../../../../testing/client.ts";
import { rulesOf } from "../../../../testing/refusals.ts";

const api = TestSandbox.start().stranger();
const zh = { headers: { lang: "zh-CN" } };
const list = (input: Record<string, unknown>, options = {}) => api.call("getHelpCenterList", input, options).result;

test("counts a section's articles in the language of the request", () => {
  const { items } = api.call("getHelpCenterCategoryList", {}).result;
  for (const { id, articleCount } of items)
    expect([id, list({ CategoryId: id }).totalCount]).toEqual([id, articleCount]);
  expect(api.call("getHelpCenterCategoryList", {}, zh).result.items[1]?.title).toBe("账户安全");
});

test("returns a section in its order, and search results best first, in pages", () => {
  const security = list({ CategoryId: "hc_security" }).items;
  expect(security[0]).toMatchObject({ id: "hp_security-hold", matches: [], languageCode: "en" });
  const found = list({ Keyword: "withdrawl fee" });
  expect(found.items.slice(0, 3).map(({ id }) => id)).toContain("hp_withdraw");
  expect(list({ Keyword: "withdrawl fee", SkipCount: 1, MaxResultCount: 2 }).items).toEqual(found.items.slice(1, 3));
  const next = list({ Keyword: "withdrawl fee", MaxResultCount: 2 }).nextCursor;
  expect(list({ Keyword: "withdrawl fee", MaxResultCount: 2, Cursor: next }).items).toEqual(found.items.slice(2, 4));
  const titles = list({ Sorting: "title asc", MaxResultCount: 100 }).items.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, "en")));
});

test("names an article's neighbours and related articles", () => {
  const detail = (id: string, options = {}) => api.call("getHelpCenterDetail", { id }, options).result;
  expect(detail("hp_security-hold")).toMatchObject({
    previous: null,
    next: { id: "hp_locked-out" },
    categoryTitle: "Security",
  });
  expect(detail("hp_security-hold").related).toHaveLength(3);
  expect(detail("hp_7K1M4T").related.map(({ categoryId }) => categoryId)).toEqual(["hc_legal", "hc_legal", "hc_legal"]);
  expect(detail("hp_sign-requests", zh)).toMatchObject({ languageCode: "en", categoryTitle: "商户与企业" });
  expect(rulesOf(api.call("getHelpCenterDetail", { id: "hp_NONE" }))).toEqual(["id exists"]);
});

test("contains the documents that the shell's settings name", () => {
  const settings = JSON.stringify(api.call("getCommonSettingList").result);
  const ids = [...settings.matchAll(/HelpId\\":\\"(\w+)/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  for (const id of ids) expect(api.call("getHelpCenterDetail", { id: id ?? "" }).error).toBeNull();
});

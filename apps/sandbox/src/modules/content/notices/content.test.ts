import { expect, test } from "vitest";
import { HOUR } from "../../../core/scenario.ts";
import { TestSandbox } from "../../../testing/client.ts";
import { rulesOf } from "../../../testing/refusals.ts";
import { seededNetworks } from "../../assets/coins/exports.ts";
import { REVIEW_FROM_USD } from "../../assets/prices/exports.ts";
import { BLOCK } from "../../profile/exports.ts";
import { shellSettings } from "./shell-settings.ts";

const api = TestSandbox.start().stranger();
const zh = { headers: { lang: "zh-CN" } };
const list = (input: Record<string, unknown> = {}, options = {}) =>
  api.call("getAnnouncementList", input, options).result;

test("lists announcements newest first, in pages", () => {
  const { items, totalCount } = list();
  const times = items.map(({ publishTime }) => Date.parse(publishTime));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(totalCount).toBe(items.length);
  expect(list({ ClientType: 0, SkipCount: 2, MaxResultCount: 2 })).toMatchObject({
    items: items.slice(2, 4),
    totalCount,
  });
  expect(list({ SkipCount: 100 })).toEqual({ items: [], totalCount, nextCursor: null });
});

test("lists and searches in the language of the request", () => {
  expect(list({}, zh).items[0]?.title).toBe("请核对完整地址，不要只看首尾");
  expect(list({ Keyword: "DESTINATION tag" }).items.map(({ title }) => title)).toEqual(["XRP needs a destination tag"]);
  expect(list({ Keyword: "50,000" }).totalCount).toBe(1);
  expect(list({ Keyword: "destination tag" }, zh).totalCount).toBe(0);
  expect(list({ Keyword: "目标标签" }, zh).totalCount).toBe(1);
});

test("states the product's own figures in announcements", () => {
  const written = list()
    .items.map(({ id }) => api.call("getAnnouncementDetail", { id }).result.content)
    .join(" ");
  const usdc = seededNetworks.find(({ coin }) => coin === "USDC");
  expect(written).toContain(`credited after ${usdc?.confirmationsToCredit} confirmations`);
  expect(written).toContain(`worth ${Number(REVIEW_FROM_USD).toLocaleString("en")} USD or more`);
  expect(written).toContain(`wait for ${BLOCK / HOUR} hours`);
});

test("returns an announcement in the requested or the only language", () => {
  const detail = (id: string, input = {}, options = {}) =>
    api.call("getAnnouncementDetail", { id, ...input }, options).result;
  const { id, title, publishTime } = list().items[0] ?? { id: "", title: "" };
  expect(detail(id)).toMatchObject({ id, title, publishTime, languageCode: "en" });
  expect(detail(id).content).toMatch(/^<p>Malware/);
  expect(detail(id, {}, zh)).toMatchObject({ title: "请核对完整地址，不要只看首尾", languageCode: "zh-CN" });
  expect(detail(id, { languageCode: "zh-CN" })).toEqual(detail(id, {}, zh));
  const alone = list({ Keyword: "statement" }, zh).items[0]?.id ?? "";
  expect(detail(alone, {}, zh)).toMatchObject({ title: "Statements of a wallet, month by month", languageCode: "en" });
  expect(rulesOf(api.call("getAnnouncementDetail", { id: "ann_NONE" }))).toEqual(["id exists"]);
});

test("has valid JSON for every shell setting in both languages", () => {
  const settings = (options = {}, input = {}) => api.call("getCommonSettingList", input, options).result;
  expect(settings().map(({ type }) => type)).toEqual(Object.keys(shellSettings));
  for (const { type, content } of settings())
    expect(JSON.parse(content)).toEqual(JSON.parse(JSON.stringify(shellSettings[type]?.("en"))));
  for (const { type, content } of settings(zh))
    expect(JSON.parse(content)).toEqual(JSON.parse(JSON.stringify(shellSettings[type]?.("zh-CN"))));
  expect(settings({}, { Keyword: "links" }).map(({ type }) => type)).toEqual(["socialLinks"]);
});

test("refuses in the older envelope too", () => {
  const request = { method: "GET", path: "/api/content/GetAnnouncementList", query: "MaxResultCount=101", headers: {} };
  const reply = TestSandbox.start().handle({ ...request, body: { kind: "none" }, ip: "127.0.0.1" }, 0);
  expect(JSON.parse(reply.body)).toMatchObject({
    Status: false,
    data: null,
    error: { code: 400, validationErrors: [{ field: "MaxResultCount", rule: "maximum" }] },
  });
});

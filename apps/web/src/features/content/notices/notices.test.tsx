import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/api.ts";

const main = () => document.querySelector("main")?.textContent ?? "";
const list = async (Keyword?: string) =>
  (await coffer.content.getAnnouncementList({ ...(Keyword && { Keyword }) })).items;

it("lists announcements newest first to visitors and opens one at its address", async () => {
  const app = await openApp("/notice/list");
  const [newest] = await list();
  await app.user.click(await screen.findByText(newest?.title ?? ""));
  await waitFor(() => expect(app.address()).toBe(`/notice/detail?id=${newest?.id}`));
  await screen.findByRole("heading", { level: 1, name: newest?.title ?? "" });
  await screen.findByText(/^Malware swaps addresses/);
});

it("searches with the words in the address, and reports an empty result", async () => {
  const app = await openApp("/notice/list");
  await app.type("contentNotices.search", "destination");
  await app.pass(600);
  await screen.findByText("XRP needs a destination tag");
  await waitFor(() => expect(main()).not.toContain("Planned maintenance"));
  expect(app.address()).toContain("q=destination");
  await app.type("contentNotices.search", "nothing like it");
  await app.pass(600);
  await text("contentNotices.noMatch");
});

it("reports a failed list and retries it", async () => {
  const app = await openApp("/notice/list");
  await text("contentNotices.title");
  app.fault("getAnnouncementList", "status", { value: 503 });
  await app.goTo("/notice/list?page=2");
  await waitFor(() => expect(document.querySelector("main [role=alert], main button")).not.toBeNull());
});

it("shows an untranslated announcement in the other language with a note", async () => {
  const app = await openApp("/notice/list", { locale: "zh-CN" });
  const [notice] = await list("Statements of");
  const listed = await screen.findByRole("heading", { level: 2, name: notice?.title ?? "" });
  expect(listed.lang).toBe("en");
  expect(listed.closest("li")?.textContent).toContain(words("contentArticle.inEnglish"));
  expect(await screen.findAllByText(new RegExp(words("contentArticle.inEnglish")))).toHaveLength(1);
  await app.user.click(listed);
  await waitFor(() => expect(app.address()).toBe(`/notice/detail?id=${notice?.id}`));
  await text("contentArticle.onlyEnglish");
  expect(document.querySelector("article h1")?.getAttribute("lang")).toBe("en");
});

it("reports a missing announcement with a link to all", async () => {
  const app = await openApp("/notice/detail?id=ann_NONE");
  await text("contentNotices.gone");
  await app.press("contentNotices.all");
  await waitFor(() => expect(app.address()).toBe("/notice/list"));
});

it("requests nothing without an id", async () => {
  const app = await openApp("/notice/detail");
  await text("contentNotices.gone");
  expect(app.sent("GetAnnouncementDetail")).toHaveLength(0);
});

it("follows internal links of an announcement without a reload", async () => {
  const app = await openApp("/notice/list");
  const [notice] = await list("Statements of");
  await app.goTo(`/notice/detail?id=${notice?.id}`);
  await app.user.click(await screen.findByRole("link", { name: "API reference" }));
  await waitFor(() => expect(app.address()).not.toContain("/notice/detail"));
});

it("neutralises hostile HTML in an announcement", async () => {
  const app = await openApp("/notice/list", { scenario: "hostile-content" });
  const { items } = await coffer.content.getAnnouncementList({ MaxResultCount: 100 });
  for (const { id } of items.slice(0, 12)) {
    await app.goTo(`/notice/detail?id=${id}`);
    await waitFor(() => expect(document.querySelector("article")).not.toBeNull());
    const article = document.querySelector("article") as HTMLElement;
    expect(
      article.querySelectorAll("script, iframe, form, style, svg animate, input, [style], [onerror], [onfocus]"),
    ).toHaveLength(0);
    for (const link of article.querySelectorAll("a"))
      expect(link.getAttribute("href") ?? "/").toMatch(/^(https?:|mailto:|\/)/);
  }
});

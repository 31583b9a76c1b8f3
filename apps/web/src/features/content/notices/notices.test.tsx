import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/api.ts";

const main = () => document.querySelector("main")?.textContent ?? "";
const list = async (Keyword?: string) =>
  (await coffer.content.getAnnouncementList({ ...(Keyword && { Keyword }) })).items;

it("lists what was announced, newest first, to anybody; one opens at its own address", async () => {
  const app = await openApp("/notice/list");
  const [newest] = await list();
  await app.user.click(await screen.findByText(newest?.title ?? ""));
  await waitFor(() => expect(app.address()).toBe(`/notice/detail?id=${newest?.id}`));
  await screen.findByRole("heading", { level: 1, name: newest?.title ?? "" });
  await screen.findByText(/^Malware swaps addresses/);
});

it("is searched, with the words in the address; nothing found says so", async () => {
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

it("a list that can't be had says so, and comes when asked for again", async () => {
  const app = await openApp("/notice/list");
  await text("contentNotices.title");
  app.fault("getAnnouncementList", "status", { value: 503 });
  await app.goTo("/notice/list?page=2");
  await waitFor(() => expect(document.querySelector("main [role=alert], main button")).not.toBeNull());
});

it("what nobody has translated is shown in the other language, and says so", async () => {
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

it("a notice there isn't says so, and leads to all", async () => {
  const app = await openApp("/notice/detail?id=ann_NONE");
  await text("contentNotices.gone");
  await app.press("contentNotices.all");
  await waitFor(() => expect(app.address()).toBe("/notice/list"));
});

it("without an id there is nothing to ask for", async () => {
  const app = await openApp("/notice/detail");
  await text("contentNotices.gone");
  expect(app.sent("GetAnnouncementDetail")).toHaveLength(0);
});

it("a link of a notice to a page of ours goes there without a reload", async () => {
  const app = await openApp("/notice/list");
  const [notice] = await list("Statements of");
  await app.goTo(`/notice/detail?id=${notice?.id}`);
  await app.user.click(await screen.findByRole("link", { name: "API reference" }));
  await waitFor(() => expect(app.address()).not.toContain("/notice/detail"));
});

it("whatever is written in a notice, nothing of it runs, covers or asks", async () => {
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

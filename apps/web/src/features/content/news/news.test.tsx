import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { text, words } from "../../../../test/page.tsx";

it("leads from the newest to an item, and to the previous one", async () => {
  const app = await openApp("/news");
  await app.user.click(await screen.findByText("A help centre that knows the limits"));
  await waitFor(() => expect(app.address()).toBe("/news/detail/nw_help-centre"));
  await screen.findByRole("heading", { level: 1, name: "A help centre that knows the limits" });
  await app.press("contentNews.older");
  await waitFor(() => expect(app.address()).toBe("/news/detail/nw_look-alike"));
});

it("lists by category and keyword, both in the address", async () => {
  const app = await openApp("/news/list");
  await app.user.click(await screen.findByRole("link", { name: "Security" }));
  await waitFor(() => expect(app.address()).toBe("/news/list?category=security"));
  await screen.findByRole("heading", { level: 1, name: "Security" });
  const marked = [...document.querySelectorAll("main [aria-current]")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["Security"]);
  await waitFor(() => expect(document.title).toBe("Security · News · Coffer"));
  await waitFor(() => expect(screen.queryByText("Pounds by Faster Payments")).toBeNull());
  await app.type("contentNews.search", "nothing like it");
  await app.pass(600);
  await text("contentNews.noMatch");
  expect(app.address()).toContain("q=nothing");
});

it("reports a missing item, and shows an untranslated one in English", async () => {
  const app = await openApp("/news/detail/nw_NONE", { locale: "zh-CN" });
  await text("contentNews.gone");
  await app.goTo("/news/list");
  const noted = await screen.findAllByText(new RegExp(words("contentArticle.inEnglish")));
  expect(noted.map((each) => each.closest("article")?.querySelector("h2")?.lang)).toEqual(["en"]);
  await app.goTo("/news/detail/nw_sdk");
  await text("contentArticle.onlyEnglish");
});

it("turns banners manually and links to pages of the app", async () => {
  const app = await openApp("/news");
  const banner = await screen.findByRole("link", { name: "Maintenance and changes ahead: see the announcements" });
  expect(screen.queryByRole("button", { name: words("contentArticle.nextBanner") })).toBeNull();
  await app.user.click(banner);
  await waitFor(() => expect(app.address()).toBe("/notice/list"));
});

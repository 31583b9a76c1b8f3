import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { text, words } from "../../../../test/page.tsx";

const box = () => screen.findByRole("searchbox", { name: words("contentHelp.search") });
const found = () => [...document.querySelectorAll<HTMLElement>("[data-found]")];
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

it("leads from the sections to an article by links", async () => {
  const app = await openApp("/help");
  await app.user.click(await screen.findByText("Security"));
  await waitFor(() => expect(app.address()).toBe("/help/list?category=hc_security"));
  await heading("Security");
  await waitFor(() => expect(document.title).toBe("Security · Help centre · Coffer"));
  expect(document.head.querySelector<HTMLMetaElement>("meta[name=description]")?.content).toContain("The fund PIN");
  await app.user.click(await screen.findByText("Locked after wrong passwords"));
  await waitFor(() => expect(app.address()).toBe("/help/detail?id=hp_locked-out"));
  await heading("Locked after wrong passwords");
  await screen.findByText(/^After 5 wrong passwords in a row/);
});

it("finds while typing despite an error, by keyboard alone, with the words in the address", async () => {
  const app = await openApp("/help");
  await text("contentHelp.heading");
  await app.user.keyboard("/");
  expect(document.activeElement).toBe(await box());
  await app.user.keyboard("withdrawl fee");
  await app.pass(300);
  await waitFor(() => expect(app.address()).toBe("/help/search?q=withdrawl+fee"));
  await waitFor(() =>
    expect(
      found()
        .slice(0, 3)
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain("fees and limits"),
  );
  expect(document.querySelector("mark")?.textContent?.toLowerCase()).toMatch(/^(withdraw|fee)/);
  expect(document.activeElement).toBe(await box());
  await app.user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(document.activeElement).toBe(found()[0]);
  await app.user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(await box());
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.address()).toMatch(/^\/help\/detail\?id=hp_/));
  await app.back();
  await waitFor(() => expect(app.address()).toBe("/help/search?q=withdrawl+fee"));
  await waitFor(async () => expect(await box()).toHaveProperty("value", "withdrawl fee"));
});

it("finds Chinese without spaces and marks the matches", async () => {
  const app = await openApp("/help/search?q=改密码后为什么不能提现", { locale: "zh-CN" });
  await waitFor(() => expect(found()[0]?.textContent).toContain("不能提现"));
  const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marks()).toContain("不能提现");
  await app.goTo("/help/search?q=提现手续费");
  // Three overlapping pairs.
  await waitFor(() => expect(marks()[0]).toBe("提现手续费"));
});

it("clears the search and shows the sections without one", async () => {
  const app = await openApp("/help/search?q=withdraw+fee");
  await waitFor(() => expect(found()).toHaveLength(12));
  expect(document.querySelector("main [role=status]")?.textContent).toMatch(
    /^\d+ articles found, the best 12 are below/,
  );
  await app.user.click(await box());
  await app.user.keyboard("{Escape}");
  await app.pass(300);
  await waitFor(() => expect(app.address()).toBe("/help/search"));
  await app.user.click(await screen.findByText("Deposits"));
  await waitFor(() => expect(app.address()).toBe("/help/list?category=hc_deposits"));
});

it("reports an empty result with a link to the sections", async () => {
  const app = await openApp("/help/search?q=zzzzqqqq");
  await text("contentHelp.noMatch");
  await app.press("contentHelp.toSections");
  await waitFor(() => expect(app.address()).toBe("/help"));
});

it("links an article's parts, its neighbours and its address", async () => {
  const app = await openApp("/help/detail?id=hp_security-hold");
  await heading(/^Why withdrawals stop for 24\u00a0hours after a security change$/);
  const part = await screen.findByRole("link", { name: "Which changes start it" });
  expect(part.getAttribute("href")).toBe("#part-which-changes-start-it");
  expect(document.getElementById("part-which-changes-start-it")?.tagName).toBe("H2");
  await text("contentArticle.copyLink");
  const current = () => document.querySelector("[aria-current=page]")?.textContent;
  await waitFor(() => expect(current()).toContain("24\u00a0hours"));
  await app.user.click(await screen.findByText("Locked after wrong passwords", { selector: "nav span" }));
  await waitFor(() => expect(app.address()).toBe("/help/detail?id=hp_locked-out"));
});

it("counts helpful votes and ignores a lost count", async () => {
  const app = await openApp("/help/detail?id=hp_withdraw");
  await text("contentHelp.answered");
  expect(document.querySelectorAll("article td[align=right]").length).toBeGreaterThan(20);
  app.fault("addUserActionLog", "status", { value: 503 });
  await app.press("contentHelp.yes");
  await text("contentHelp.thanks");
  await waitFor(() => expect(app.sent("AddUserActionLog")).toHaveLength(1));
  expect(JSON.parse(app.sent("AddUserActionLog")[0]?.body ?? "")).toMatchObject({
    ...{ action: "contentHelp.answered", page: "/help/detail", detail: "hp_withdraw" },
  });
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("links to support after an unhelpful article", async () => {
  const app = await openApp("/help/detail?id=hp_withdraw");
  await app.press("contentHelp.no");
  await app.user.click(await screen.findByRole("link", { name: "Write to us" }));
  await waitFor(() => expect(app.address()).toBe("/contact"));
});

it("shows an untranslated article in English with a note", async () => {
  const app = await openApp("/help/list?category=hc_business", { locale: "zh-CN" });
  await waitFor(() => expect(found().length).toBeGreaterThan(5));
  const noted = found().filter((each) => each.textContent?.includes(words("contentArticle.inEnglish")));
  expect(noted.map((each) => each.querySelector("h2")?.lang)).toEqual(["en"]);
  await app.user.click(noted[0] as HTMLElement);
  await text("contentArticle.onlyEnglish");
  expect(document.querySelector("article h1")?.getAttribute("lang")).toBe("en");
});

it("reports a missing article, and retries a failed one", async () => {
  const app = await openApp("/help/detail?id=hp_NONE");
  await text("contentHelp.gone");
  await waitFor(() => expect(document.title).toBe(`${words("contentHelp.gone")} · Coffer`));
  expect(document.head.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe("noindex");
  app.fault("getHelpCenterDetail", "status", { value: 503 });
  await app.goTo("/help/detail?id=hp_fund-pin");
  await text("error.again");
  app.noFaults();
  await app.press("error.again");
  await heading("The fund PIN");
});

it("neutralises hostile HTML in articles and news", async () => {
  const app = await openApp("/help/list", { scenario: "hostile-content" });
  await waitFor(() => expect(found().length).toBeGreaterThan(20));
  for (const index of [0, 1, 2, 3])
    for (const path of [`/help/detail?id=help_hostile-${index}`, `/news/detail/news_hostile-${index}`]) {
      await app.goTo(path);
      await waitFor(() => expect(document.querySelector("article h1")?.textContent?.length).toBeGreaterThan(0));
      const article = document.querySelector("article") as HTMLElement;
      const bad = "script, iframe, form, style, article svg animate, input, [style], [onerror], [onfocus], [onclick]";
      expect(article.querySelectorAll(bad)).toHaveLength(0);
      for (const link of article.querySelectorAll("a"))
        expect(link.getAttribute("href") ?? "/").toMatch(/^(https?:|mailto:|\/|#part-)/);
    }
});

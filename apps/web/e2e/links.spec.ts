import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { expect, locales, sizeOf, test } from "./test.ts";

// A visitor presses every link there is, of header, menus, pages, articles and footer, and comes to no dead end. What is
// built is held to the same as files in weight/ahead.spec.ts; here the app runs, and what opens is opened.

/** What a page says where there is nothing to read. */
const deadEnds = [
  ...["error.notFoundTitle", "error.brokenTitle", "error.offlineTitle", "error.forbiddenTitle", "maintain.title"],
  ...[
    "contentHelp.gone",
    "contentHelp.noSection",
    "contentNews.gone",
    "contentNews.noMatch",
    "contentNotices.gone",
    "contentNotices.noMatch",
  ],
];

/** Anchors that addresses of the product name and no page links to. */
const named = ["/?to=wallet", "/?to=card", "/?to=apply", "/about?to=company", "/about?to=team"];

/** Two hundred pages take a while; the other language's are looked at as files each time, and pressed through by a soak. */
const crawled = process.env.SOAK ? locales : (["en"] as const);

/** What they take on a machine that has other things to do. */
const busy = 300_000;

for (const language of crawled)
  test.describe(language, () => {
    test.use({ language, viewport: sizeOf(1360) });

    test("leads every link of pages, articles and footer to a page", async ({ page, words }) => {
      test.setTimeout(busy);
      const { faults, arrive } = await visitor(
        page,
        deadEnds.map((id) => words(id)),
      );
      const queue = [...named];
      const seen = new Map([...queue, "/"].map((address) => [address, "the product"]));
      for (let at: string | undefined = "/"; at !== undefined; at = await next(page, queue)) {
        await arrive(at, seen.get(at));
        for (const found of await linksOf(page))
          if (!seen.has(found)) {
            seen.set(found, at);
            queue.push(found);
          }
      }
      expect([...faults]).toEqual([]);
      expect(seen.size).toBeGreaterThan(100);
    });
  });

for (const language of locales)
  test.describe(language, () => {
    test.use({ language });

    for (const width of [1360, 390])
      test(`leads every link of the header's menus to a page, ${width} px`, async ({ page, words }) => {
        test.setTimeout(busy);
        await page.setViewportSize(sizeOf(width));
        const { faults, arrive } = await visitor(
          page,
          deadEnds.map((id) => words(id)),
        );
        const openers = page.getByRole("banner").locator("button[aria-haspopup]:visible");
        const opened = page.locator("[role=dialog], [role=menu]");
        let pressed = 0;
        for (let opener = 0; opener < (await openers.count()); opener++)
          for (let link = 0, links = 1; link < links; link++) {
            await openers.nth(opener).click();
            await expect(opened).toBeVisible();
            await expect(opened.locator("[aria-busy=true]")).toHaveCount(0);
            links = await opened.locator("a").count();
            if (links === 0) {
              await page.keyboard.press("Escape");
              break;
            }
            const href = await opened.locator("a").nth(link).getAttribute("href");
            await opened.locator("a").nth(link).click();
            await expect(opened).toHaveCount(0);
            await arrive(href ?? "", "a menu");
            pressed++;
            await goTo(page, "/");
            await arrive("/");
          }
        expect([...faults]).toEqual([]);
        expect(pressed).toBeGreaterThan(8);
      });
  });

/** Opens the home page, and notes what is wrong with each page that is come to, once and with the page it was seen on first. */
async function visitor(page: Page, nothing: readonly string[]) {
  const faults = new Map<string, string>();
  let where = "/";
  const note = (fault: string) => faults.has(fault) || faults.set(fault, where);
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  await page.goto("/");
  await hydrated(page);
  return {
    faults,
    async arrive(address: string, from = "/") {
      where = `${address}, linked from ${from}`;
      await settled(page);
      for (const fault of await faultsOf(page, nothing)) note(fault);
      const { pathname, searchParams, hash } = new URL(address, page.url());
      const { pathname: there } = new URL(page.url());
      // A visitor is asked to sign in where that is needed.
      if (there !== pathname && there !== "/user/login") note(`${address} leads to ${there}`);
      const part = searchParams.get("to") ?? hash.slice(1);
      if (part && !(await comesIntoView(page, part))) note(`There is no ${part} to be seen.`);
    },
  };
}

/** The router reports when a page has replaced the previous one, which may look the same. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const { state } = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
    const there = state.status === "idle" && state.resolvedLocation?.href === state.location.href;
    return there && document.querySelector("h1") !== null && document.querySelector("main [aria-busy=true]") === null;
  });

interface Router {
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
  history: { push: (href: string) => void };
}

const goTo = (page: Page, address: string) =>
  page.evaluate((href) => (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.history.push(href), address);

/** Opens the first pending address that this page links to by pressing the link, or else the first of all. */
async function next(page: Page, queue: string[]): Promise<string | undefined> {
  const here = await linksOf(page, ":is(main, footer)");
  const address = queue.find((each) => here.includes(each)) ?? queue[0];
  if (address === undefined) return undefined;
  queue.splice(queue.indexOf(address), 1);
  const link = page.locator(":is(main, footer) a:visible").and(page.locator(`a[href="${address}"]`));
  if (here.includes(address)) await link.first().click();
  else await goTo(page, address);
  return address;
}

/** Returns the visible internal links of a page. */
const linksOf = (page: Page, where = "") =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)]
        .filter((link) => link.origin === location.origin && link.target !== "_blank" && link.checkVisibility())
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => href.startsWith("/")),
    `${where} a[href]`,
  );

/** Returns the faults of the shown page that a user would notice. */
const faultsOf = (page: Page, nothing: readonly string[]) =>
  page.evaluate((dead) => {
    const said = document.querySelector("main")?.textContent ?? "";
    const here = location.pathname + location.search;
    const faults = dead.filter((words) => said.includes(words)).map((words) => `${here}: ${words}`);
    if (document.querySelector("main [role=alert]")) faults.push(`${here} couldn't be loaded`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a")) {
      const href = link.getAttribute("href");
      const outside = link.origin !== location.origin;
      if (!href) faults.push(`${link.textContent} leads nowhere`);
      else if (href.startsWith("#") && !document.getElementById(decodeURIComponent(href.slice(1))))
        faults.push(`${href} is no part of it`);
      else if (outside && !/^(?:https:\/\/|mailto:\S+@)/.test(href)) faults.push(`${href} is no address`);
      else if (
        outside &&
        link.protocol === "https:" &&
        !(link.relList.contains("noopener") && link.relList.contains("noreferrer"))
      )
        faults.push(`${href} tells where it was pressed`);
      else if (link.target === "_blank" && !link.relList.contains("noreferrer"))
        faults.push(`${href} opens a window that may turn back`);
    }
    return faults;
  }, nothing);

/** Scrolled to once the page has been prepared. */
const comesIntoView = (page: Page, id: string): Promise<boolean> =>
  page
    .waitForFunction(
      (part) => {
        const top = document.getElementById(part)?.getBoundingClientRect().top;
        return top !== undefined && top >= 0 && top < window.innerHeight;
      },
      id,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    );

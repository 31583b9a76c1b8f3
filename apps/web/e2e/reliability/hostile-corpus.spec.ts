import type { Page, Route } from "@playwright/test";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";
import { corpus } from "./corpus.ts";

// Text of a server, or of a user through it, is shown as written, and none of it runs.
const soaking = process.env.SOAK === "1";
const all = [...corpus.own, ...corpus.naughty, ...corpus.random];
/** A sample of every kind; a soak takes more. */
const some = (count: number, inSoak = all.length) =>
  all.filter((_, at) => at % Math.ceil(all.length / (soaking ? inSoak : count)) === 0);
/** Thousands of strings are checked, so the default polling intervals would dominate the time. */
const soon = { intervals: [20] };

test.beforeAll(() => {
  expect(corpus.own.length).toBeGreaterThanOrEqual(200);
  expect(corpus.naughty.length).toBeGreaterThanOrEqual(480);
  expect(corpus.random.length).toBe(1000);
});

/** Collects the effects of hostile text; an empty list means none. */
function watch(page: Page, origin: string | undefined): { harm: string[]; look: () => Promise<void> } {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => harm.push(`opens ${popup.url()}`));
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && asked !== origin) harm.push(`asks ${request.url()}`);
  });
  const look = async () => {
    const found = await page.evaluate(() => {
      const handlers = [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
        [...attributes].filter(({ name }) => name.startsWith("on")).map(({ name, value }) => `${name}=${value}`),
      );
      return [...handlers, ...("__ran" in window ? ["ran"] : [])];
    });
    expect([...harm, ...found]).toEqual([]);
  };
  return { harm, look };
}

/** Answers a call as the server does, with `change` applied to its result. */
const answering = (page: Page, call: string, change: (result: Record<string, unknown>, route: Route) => unknown) =>
  page.route(`**/${call}*`, async (route) => {
    const reply = await route.fetch();
    const { result, data, ...envelope } = await reply.json();
    const changed = change(result ?? data, route);
    await route.fulfill({ json: { ...envelope, ...(data === undefined ? { result: changed } : { data: changed }) } });
  });

// A call that is pending when a test ends may finish: its reply is dropped with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test("shows every string as a title in a list, as written", async ({ page, baseURL }) => {
  const { look } = watch(page, baseURL);
  const pieces = some(400);
  await answering(page, "GetAnnouncementList", ({ items }) => {
    const [one] = items as object[];
    return { totalCount: 20, items: pieces.map((title, at) => ({ ...one, id: `c_${at}`, title, summary: title })) };
  });
  await page.goto("/notice/list?page=1");
  const titles = page.locator("main li h2");
  await expect(titles).toHaveCount(pieces.length);
  expect(await titles.evaluateAll((each) => each.map(({ textContent }) => textContent))).toEqual(pieces);
  await look();
});

test("neutralises hostile HTML in an article: nothing runs, loads, covers or redirects", async ({ page, baseURL }) => {
  test.setTimeout(900_000);
  const { look } = watch(page, baseURL);
  await page.goto("/notice/list");
  const [id = ""] = await page
    .locator('main a[href*="id="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("id") ?? ""),
    );
  let piece = "";
  await page.route("**/GetAnnouncementDetail*", async (route) => {
    const real = new URL(route.request().url());
    for (const name of [...real.searchParams.keys()]) if (/^id$/i.test(name)) real.searchParams.set(name, id);
    const reply = await route.fetch({ url: real.href });
    const { result, data, ...envelope } = await reply.json();
    const changed = { ...(result ?? data), id, title: piece || "-", content: `<p>${piece}</p>` };
    await route.fulfill({ json: { ...envelope, ...(data === undefined ? { result: changed } : { data: changed }) } });
  });
  for (const [at, next] of some(14).entries()) {
    piece = next;
    await page.evaluate((to) => {
      window.history.pushState({}, "", to);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, `/notice/detail?id=c_${at}`);
    await expect
      .poll(() => page.locator("article h1").evaluateAll(([title]) => title?.textContent), { message: piece, ...soon })
      .toBe(piece || "-");
    const bad =
      "script, iframe, form, style, svg, math, input, button, object, embed, link, meta, base, [style], [name]";
    const body = page.locator("article [data-article]");
    await expect(body, piece).toHaveCount(1);
    expect(await body.locator(bad).count(), piece).toBe(0);
    const leads = await body
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    for (const protocol of leads) expect(["http:", "https:", "mailto:"], piece).toContain(protocol);
    expect(new URL(page.url()).pathname).toBe("/notice/detail");
    if (at % 20 === 0) await look();
  }
  await look();
});

test("shows a refusal's text and a person's name as plain text", async ({ page, baseURL, control, words }) => {
  test.setTimeout(900_000);
  const { look } = watch(page, baseURL);
  let piece = "";
  await page.route("**/AuthenticateByEmailAddress", (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, result: null, error: { code: 60028, message: piece, details: piece }, requestId: piece },
    }),
  );
  await page.goto("/user/login");
  await page.getByLabel(words("auth.email"), { exact: true }).first().fill("vera.ode@coffer.example");
  for (const next of some(4, 100).filter((each) => each.trim() !== "")) {
    piece = next;
    await page.getByLabel(words("auth.password"), { exact: true }).first().fill("Demo-Pass-2026");
    await page.getByRole("button", { name: words("auth.signIn"), exact: true }).click();
    await expect
      .poll(() => page.locator("form [role=alert]").evaluateAll(([note]) => note?.textContent ?? ""), {
        message: piece,
      })
      .toContain(piece);
    await look();
  }
  for (const next of some(2, 30)) {
    piece = next;
    await page.unroute("**/GetAccountInfo*");
    await answering(page, "GetAccountInfo", (result) => ({ ...result, name: piece }));
    await signInAs(page, control, "mei");
    await page.goto("/account/userInfo");
    await expect
      .poll(() => page.locator("main h2").evaluateAll(([name]) => name?.textContent ?? ""), { message: piece, ...soon })
      .toContain(piece);
    await look();
  }
});

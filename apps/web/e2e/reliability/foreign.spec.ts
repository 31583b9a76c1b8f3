import type { Page } from "@playwright/test";
import { routePaths } from "../../test/route-paths.ts";
import { headers } from "../../vite/security-headers.ts";
import { expect, test } from "../test.ts";

// What a foreign page may try: to frame the app, to message it, to redirect it.
const soaking = process.env.SOAK === "1";
/** Another origin: the same machine by its name. */
const foreign = "http://localhost:1/";

const everyPath = () => [
  ...routePaths.map((path) => path.replace(/\$\w*/g, "none")),
  "/no/such/page",
  "/assets/none.html",
];

/** Everything the app stores on the device, except the device id, which is written when the page is idle. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { coffer_production_deviceId: _, ...local } = localStorage;
    return JSON.stringify([document.cookie, local, { ...sessionStorage }]);
  });

test("sends security headers for every page and every unknown address, and is never framed", async ({ request }) => {
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  const paths = everyPath();
  expect(paths.length).toBeGreaterThan(70);
  for (const path of paths) {
    const reply = await request.get(path, { headers: { accept: "text/html", "sec-fetch-dest": "iframe" } });
    expect(reply.headers(), path).toMatchObject(headers);
  }
});

test("does not render in a frame of another site or of its own", async ({ page, baseURL }) => {
  const paths = soaking ? everyPath() : ["/", "/user/login", "/account/userInfo", "/assets/withdraw", "/no/such/page"];
  const frames = paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join("");
  await page.route(foreign, (route) => route.fulfill({ contentType: "text/html", body: frames }));
  await page.route(`${baseURL}/framing`, (route) => route.fulfill({ contentType: "text/html", body: frames }));
  for (const from of [foreign, `${baseURL}/framing`]) {
    await page.goto(from);
    const framed = () => page.frames().filter((frame) => frame.parentFrame() !== null);
    await expect.poll(() => framed().length).toBe(paths.length);
    await expect
      .poll(() =>
        framed()
          .filter((frame) => frame.url() !== "chrome-error://chromewebdata/")
          .map((at) => at.url()),
      )
      .toEqual([]);
  }
});

const tokens = { accessToken: "at_main.evil", refreshToken: "rt_main.evil", accessTokenExpireInSeconds: 1800 };
const messages: unknown[] = [
  ...[tokens, { token: tokens.accessToken, refreshToken: tokens.refreshToken }, JSON.stringify(tokens)],
  ...[
    { type: "setCofferToken", payload: tokens },
    { method: "setCofferToken", args: [tokens] },
  ],
  ...[{ type: "logout" }, "changed", "signOut", { type: "navigate", to: "https://evil.example/" }],
  { source: "react-devtools-bridge", payload: tokens },
];

test("has no opener and ignores messages when another site opened the window", async ({
  page,
  context,
  baseURL,
  words,
}) => {
  await page.route(foreign, (route) => route.fulfill({ contentType: "text/html", body: "<button>Open</button>" }));
  await page.goto(foreign);
  const opening = context.waitForEvent("page");
  await page.evaluate((url) => {
    (window as Window & { opened?: Window | null }).opened = window.open(url);
  }, `${baseURL}/user/login`);
  const app = await opening;
  await expect(app.getByLabel(words("auth.email"), { exact: true }).first()).toBeVisible();
  expect(await app.evaluate(() => window.opener)).toBeNull();
  // A page drawn while building is read before its scripts have kept what they keep: the language last.
  await expect.poll(() => kept(app)).toContain("coffer_production_lang=en");
  const before = await kept(app);
  await page.evaluate((all) => {
    const { opened } = window as Window & { opened?: Window | null };
    for (const message of all) opened?.postMessage(message, "*");
  }, messages);
  // As if a message had arrived nevertheless, from there and from the page's own origin.
  await app.evaluate(
    ([all, origin]) => {
      for (const data of all) {
        window.postMessage(data, "*");
        window.dispatchEvent(new MessageEvent("message", { data, origin }));
      }
    },
    [messages, foreign] as const,
  );
  await app.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await kept(app)).toBe(before);
  await expect(app).toHaveURL(`${baseURL}/user/login`);
});

test("ignores tokens in an address, in app mode too", async ({ page }) => {
  const query = new URLSearchParams({ from: "app", token: tokens.accessToken, ...(tokens as object) });
  await page.goto(`/assets?${query}#${query}`);
  await expect(page).toHaveURL(/\/user\/login/);
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  expect(cookies.map(({ name }) => name)).not.toContain("coffer_production_token");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("coffer_production_refreshToken");
});

const hosts = ["evil.example", "evil.example:443/%2e%2e", "user@evil.example", "[::1]"];
const lines = hosts
  .flatMap((host) => [
    ...[`https://${host}/`, `//${host}`, `/\\${host}`, `\\\\${host}`, `///${host}`, `/\t/${host}`, `/\n/${host}`],
    ...[`/..//${host}`, `/.//${host}`, `https:${host}`, `https:/${host}`, ` //${host}`, `\u0000//${host}`],
    ...[`//%0d%0a${host}`, `/%2f${host}`, `/%5c${host}`, `javascript://${host}/%0aalert(1)`, `data:text/html,${host}`],
    ...[`JaVaScRiPt:alert(1)//${host}`, `vbscript:${host}`, `blob:https://${host}`, `view-source:https://${host}`],
    ...[`/user/login?next=//${host}`, `?next=//${host}`, `#//${host}`],
  ])
  .slice(0, 100);

test("never redirects outside, whatever the address says", async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL && /^http/.test(request.url())) outside.push(request.url());
  });
  page.on("dialog", (dialog) => outside.push(dialog.message()));
  await page.goto("/error/404");
  await expect(page.locator("main").getByRole("link").first()).toBeVisible();
  // There is no maintenance, so it redirects at once.
  for (const line of soaking ? lines : lines.filter((_, at) => at % 16 === 0)) {
    await page.evaluate((next) => {
      window.history.pushState({}, "", `/maintain?next=${encodeURIComponent(next)}`);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, line);
    await expect.poll(() => new URL(page.url()).pathname, { message: line }).not.toBe("/maintain");
    await expect(page.getByRole("banner")).toBeVisible();
    expect(new URL(page.url()).origin, line).toBe(baseURL);
  }
  expect(outside).toEqual([]);
});

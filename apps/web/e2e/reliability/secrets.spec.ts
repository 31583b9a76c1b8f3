import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { verifyIdentity } from "../steps/kyc.ts";
import type { Person } from "../steps/person.ts";
import { bindAuthenticator, setFundPin } from "../steps/protect.ts";
import { signUp } from "../steps/sign-up.ts";
import { expect, test, webBuild } from "../test.ts";

const person = { emailAddress: "canary.walker@mail.example", password: "Canary-Flight-2026", fundPin: "739152" };

/** Returns everything a page stores on the device, store by store. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    }
    const databases = await indexedDB.databases();
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      caches: cached.join(),
      databases: JSON.stringify(databases),
    };
  });

const isRefresh = (url: string) => /\/Refresh(Merchant)?Token$/.test(url);

// The identity document's number is a secret too: it is sent to the server once, and nowhere else.
const certificateNumber = "532901178";

test("keeps every secret only where it has to be", async ({ page, words, language, control, context }) => {
  const tokens = new Set<string>();
  const requests: { request: Request; headers: Record<string, string> }[] = [];
  const said: string[] = [];
  const reading: Promise<unknown>[] = [];
  context.on("console", (message) => said.push(message.text()));
  context.on("weberror", (error) => said.push(String(error.error())));
  context.on("request", (request) =>
    reading.push(request.allHeaders().then((headers) => requests.push({ request, headers }))),
  );
  context.on("response", async (response) => {
    if (!/\/(TokenAuth|Account)\//.test(response.url())) return;
    const read = response.text().then((text) => {
      for (const [, token] of text.matchAll(/"(?:access|refresh)Token":"([^"]+)"/g)) if (token) tokens.add(token);
    });
    reading.push(read.catch(() => undefined)); // The reply of an abandoned page has no body.
  });
  const shown: string[] = [];
  const look = async () => shown.push(await page.content());

  const walker: Person = { page, words, language, control, ...person };
  await signUp(walker, "/");
  await verifyIdentity(walker);
  await look();
  await setFundPin(walker);
  await look();
  await bindAuthenticator(walker);
  await look();
  // The access token expires, and the next call renews it.
  await control.call("PUT", "faults", { rules: [{ operation: "getAssets", nth: 1, kind: "expireToken" }] });
  const renewed = page.waitForResponse((response) => isRefresh(response.url()));
  await page.goto("/assets");
  await renewed;
  await expect(page.getByText(words("assets.none"))).toBeVisible();
  await look();
  const before = await stored(page);
  // The sign-out below is checked on the device only.
  context.removeAllListeners("request");
  context.removeAllListeners("response");
  await Promise.all(reading);
  expect(tokens.size).toBeGreaterThanOrEqual(4);

  // In transit: tokens in the Authorization header, in the store's own cookie and in the refresh; passwords encrypted.
  for (const { request, headers } of requests) {
    const { authorization: _, cookie: __, ...others } = headers;
    const body = request.postData() ?? "";
    const seen = JSON.stringify(others) + decodeURIComponent(request.url()) + (isRefresh(request.url()) ? "" : body);
    for (const token of tokens) expect(seen, request.url()).not.toContain(token);
    for (const secret of [person.password, person.fundPin]) expect(seen + body, request.url()).not.toContain(secret);
    expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin);
  }
  // On the screen, in the console and on the device.
  const { localStorage, cookies, ...elsewhere } = before;
  for (const secret of [person.password, person.fundPin, certificateNumber]) {
    expect(shown.join() + said.join() + JSON.stringify(before)).not.toContain(secret);
  }
  for (const token of tokens) expect(shown.join() + said.join() + JSON.stringify(elsewhere)).not.toContain(token);
  // The session's own two places hold one token each, and no older one.
  const kept = [...tokens].filter((token) => `${localStorage}${decodeURIComponent(cookies ?? "")}`.includes(token));
  expect(kept).toHaveLength(2);

  const uid = JSON.parse(JSON.parse(localStorage ?? "{}").coffer_production_user ?? "{}").uid;
  expect(uid).toBeTruthy();
  await page.getByRole("button", { name: new RegExp(`^${words("shell.account")}`) }).click();
  await page.getByRole("menuitem", { name: words("section.signOut") }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  const after = JSON.stringify(await stored(page));
  for (const own of [...tokens, certificateNumber, person.emailAddress, person.password, person.fundPin, String(uid)]) {
    expect(after).not.toContain(own);
  }
});

test("puts no secret and no local path into the build", async ({ control }) => {
  const { items } = await control.call<{ items: { password: string }[] }>("GET", "personas");
  const passwords = [...new Set(items.map(({ password }) => password))];
  expect(passwords.length).toBeGreaterThan(0);
  const home = process.cwd().split("/").slice(0, 3).join("/");
  const forbidden = [...passwords, "BEGIN PRIVATE KEY", "BEGIN RSA PRIVATE KEY", "npm_token", "_authToken", `${home}/`];
  const files = readdirSync(webBuild, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|html|map|json|svg|webmanifest)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const text = readFileSync(join(webBuild, name), "utf8");
    for (const secret of forbidden) expect(text.includes(secret), `${name} contains ${secret}`).toBe(false);
  }
});

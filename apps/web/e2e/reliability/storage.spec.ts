import type { Page } from "@playwright/test";
import fc from "fast-check";
import type { Words } from "../messages.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

// Browsers that store nothing, or return corrupted values. The app works in each.
const soaking = process.env.SOAK === "1";
const email = "vera.ode@coffer.example";

/** The names of everything the app stores. */
const names = [
  ...[
    "token",
    "account",
    "refreshToken",
    "expiry",
    "accountType",
    "user",
    "lang",
    "assetType",
    "theme-mode",
    "seenNotice",
  ],
  ...["lastSign", "signedOutAt", "safe", "deviceId", "fingerprint", "hideBalances", "fromApp", "reloadedFor"],
];

async function signInByHand(page: Page, words: Words): Promise<void> {
  await page.goto("/user/login");
  await page.getByLabel(words("auth.email"), { exact: true }).first().fill(email);
  await page.getByLabel(words("auth.password"), { exact: true }).first().fill("Coffer-demo-2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/assets$/);
}

const broken = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
};

test("signs in in memory, with a notice, where cookies and storage are blocked", async ({ page, words }) => {
  const errors = broken(page);
  // As Chromium does it with cookies blocked. (Its headless shell has no such setting.)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
    Object.defineProperty(navigator, "locks", { value: { request: async () => refuse() } });
  });
  await page.goto("/help");
  await expect(page.getByRole("heading", { name: words("contentHelp.heading") })).toBeVisible();
  await signInByHand(page, words);
  await expect(page.getByText(words("page.unkept"))).toHaveCount(1);
  // The session continues in the page.
  await page
    .getByRole("link", { name: words("shell.deposit") })
    .first()
    .click();
  await expect(page).toHaveURL(/recharge/);
  expect(errors).toEqual([]);
});

test("signs in with full storage", async ({ page, words }) => {
  const errors = broken(page);
  await page.addInitScript(() => {
    try {
      const room = "x".repeat(64 * 1024);
      for (let at = 0; at < 100; at++) localStorage.setItem(`other-${at}`, room);
    } catch {
      // Full.
    }
    try {
      for (let at = 0; at < 100_000; at++) localStorage.setItem(`rest-${at}`, "x");
    } catch {
      // To the last sign.
    }
  });
  await signInByHand(page, words);
  await page.reload();
  await expect(page).toHaveURL(/\/assets$/);
  expect(errors).toEqual([]);
});

/** Values that an older version, another page or a bad disk may have left. */
const junk = [
  ...[
    "",
    "null",
    "undefined",
    "{",
    "[]",
    "{}",
    '{"uid":1}',
    "-1",
    "NaN",
    "1e999",
    "true",
    "\u202Egnp",
    "🧨",
    "__proto__",
  ],
  ...[
    '{"__proto__":{"polluted":1}}',
    "[[[[[[",
    "<img src=x onerror=alert(1)>",
    "%E0%A4%A",
    "v0|0|0",
    "x".repeat(200_000),
  ],
];

/** Returns the value with shuffled and foreign characters; the same in each run. */
const spoilt = (text: string, seed: number): string => {
  const sign = fc.oneof(fc.constantFrom(...(text || " ")), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }));
  return fc.sample(fc.string({ unit: sign, minLength: 1, maxLength: 40 }), { seed, numRuns: 1 }).join("");
};

test("shows a working sign-in page whatever the storage contains", async ({ page, context, words, baseURL }) => {
  test.setTimeout(300_000);
  const errors = broken(page);
  await page.goto("/error/404");
  // 1000 values in all: the listed ones, and random variations.
  const loads = soaking ? Math.ceil(1000 / names.length) : 2;
  for (let load = 0; load < loads; load++) {
    const at = (name: number) => {
      const listed = junk[(load * 7 + name * 3 + load * name) % junk.length] ?? "";
      return load % 2 === 0 ? listed : spoilt(listed.slice(0, 300), load * names.length + name);
    };
    const items = names.map((name, index) => [`coffer_production_${name}`, at(index)] as const);
    await page.evaluate((all) => {
      localStorage.clear();
      for (const [key, value] of all) {
        localStorage.setItem(key, value);
        if (value.length < 4000) sessionStorage.setItem(key, value);
      }
    }, items);
    await context.addCookies(
      [items[0], items[6]].map((item) => ({
        name: item?.[0] ?? "",
        value: encodeURIComponent((item?.[1] ?? "").slice(0, 3000)),
        url: baseURL ?? "",
      })),
    );
    await page.goto("/user/login?lang=en");
    await expect(page.getByLabel(words("auth.email"), { exact: true }).first(), JSON.stringify(items)).toBeVisible();
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
  }
  await page.evaluate(() => sessionStorage.clear());
  await signInByHand(page, words);
  expect(errors).toEqual([]);
});

test("redirects to sign-in and back when the storage is cleared during use", async ({ page, control, words }) => {
  const errors = broken(page);
  await signInAs(page, control, "verified");
  await page.goto("/assets");
  await expect(page.getByText("USDT").first()).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page
    .getByRole("link", { name: words("shell.deposit") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/login\?.*next=/);
  await expect(page.getByLabel(words("auth.email"), { exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

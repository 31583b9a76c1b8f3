import { type CatalogueCode, catalogue, textFor } from "@coffer/errors";
import type { Page } from "@playwright/test";
import type { Control } from "../control.ts";
import type { Locale, Words } from "../messages.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, locales, test } from "../test.ts";

// The effect of each kind of refusal on a screen. Any call would do; signing out is triggered by hand.
const marked = "coffer_production_safe";

type Seen = { page: Page; words: Words; said: string; text: string };

const sees: Record<string, (seen: Seen) => Promise<void>> = {
  maintenance: async ({ page, words }) => {
    await expect(page).toHaveURL(/\/maintain/);
    await expect(page.getByRole("heading", { name: words("maintain.title") })).toBeVisible();
  },
  endSession: async ({ page, words }) => {
    await expect(page).toHaveURL(/\/user\/login/);
    await expect(page.getByText(words("auth.endedTitle"))).toBeVisible();
  },
  recheckSecurity: async ({ page, said }) => {
    await expect(page.getByText(said).first()).toBeVisible();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), marked)).toBeNull();
    await expect(page).toHaveURL(/\/assets/);
  },
  confirmSignIn: async ({ page, words }) => {
    const dialog = page.getByRole("alertdialog", { name: words("error.signInTitle") });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/assets/);
    await dialog.getByRole("button", { name: words("error.signIn") }).click();
    await expect(page).toHaveURL(/\/user\/login/);
  },
  cardLink: async ({ page, words }) => {
    await expect(page.getByRole("alertdialog", { name: words("error.cardTitle") })).toBeVisible();
  },
  showText: async ({ page, text }) => {
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL(/\/assets/);
  },
  showMessage: async ({ page, said }) => {
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page).toHaveURL(/\/assets/);
  },
};

const all: CatalogueCode[] = [1, 2, 50001, 80001, 50002, 50004, 70001, 50009, 51024, 60028];
/** In the second language, only kinds with their own text; the soak tries all. */
const chosen: Record<Locale, CatalogueCode[]> = {
  en: all,
  "zh-CN": process.env.SOAK === "1" ? all : [50004, 50009, 60028],
};

type There = { page: Page; control: Control; words: Words; language: Locale };

/** Signs in, makes the next sign-out fail, and presses it. */
async function refused({ page, control, words, language }: There, ...rules: object[]): Promise<void> {
  await control.call("PUT", "faults", { rules: [] });
  await signInAs(page, control, "verified");
  await page.goto(`/assets?lang=${language}`);
  await page.evaluate((key) => localStorage.setItem(key, "yes"), marked);
  await control.call("PUT", "faults", { rules });
  await page.getByRole("button", { name: new RegExp(`^${words("shell.account")}`) }).click();
  await page.getByRole("menuitem", { name: words("section.signOut") }).click();
}

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    for (const code of chosen[language]) {
      const { behaviour } = catalogue[code];
      test(`answers a refusal with ${code} by ${behaviour}`, async ({ page, control, words }) => {
        const answered = page.waitForResponse(/\/Profile\/Exit/, { timeout: 60_000 });
        const fault = { kind: "code", value: code };
        // The maintenance page uses this call to check whether it is over.
        const lasting = behaviour === "maintenance" ? [{ operation: "getKEIS", ...fault }] : [];
        await refused({ page, control, words, language }, { operation: "exit", nth: 1, ...fault }, ...lasting);
        const { error } = await (await answered).json();
        expect(error.code).toBe(code);
        await sees[behaviour]?.({ page, words, said: error.message, text: textFor(code, language) });
        await expect(page.locator("body")).not.toContainText(/\bat \S+ \(|CofferError|undefined/);
      });
    }

    test("reports a foreign reply once, as such", async ({ page, control, words }) => {
      await refused({ page, control, words, language }, { operation: "exit", nth: 1, kind: "malformed" });
      await expect(page.getByText(textFor("decode", language))).toHaveCount(1);
      await expect(page).toHaveURL(/\/assets/);
    });
  });
}

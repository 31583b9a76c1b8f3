import type { Page } from "@playwright/test";
import { signInAs } from "../steps/sign-in.ts";
import { expect, sizeOf, test } from "../test.ts";
import { type Locale, wordsOf } from "../words.ts";

// What people type that a page may break over, in every field of a form; the language and the theme change meanwhile.
const texts = [
  "שלום עולם مرحبا بالعالم",
  "\u202Eevil\u202C \u2066abc\u2069 \u200B\u200D\uFEFF",
  "Z̷̧̛a̴͝l̸g̵o e\u0301\u0302\u0303 👩‍👩‍👧‍👦🏳️‍🌈🇨🇳",
  "長".repeat(400),
  "W".repeat(10_000),
];

const forms: readonly { path: string; persona?: string }[] = [
  { path: "/user/forget" },
  ...(process.env.SOAK === "1" ? [{ path: "/account/modifyApi", persona: "verified" }, { path: "/user/login" }] : []),
];
const narrowest = 320;

const fields = (page: Page) =>
  page
    .locator("main")
    .locator("input:visible:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea:visible");

/** What stands in the fields and which of them are wrong. */
const state = (page: Page) =>
  fields(page).evaluateAll((all) => ({
    values: (all as HTMLInputElement[]).map(({ value }) => value.slice(0, 500)),
    wrong: all.flatMap(({ ariaInvalid }, at) => (ariaInvalid === "true" ? [at] : [])),
  }));
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function speak(page: Page, now: Locale, language: Locale): Promise<void> {
  const name = wordsOf(now)("shell.language", { name: "" }).trim();
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.locator(`[role=menuitemradio][lang="${language}"]`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

test.use({ viewport: sizeOf(1360) });

for (const { path, persona } of forms) {
  test(`${path} keeps what is typed through languages and themes, whatever it is`, async ({ page, control }) => {
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(String(error)));
    if (persona) await signInAs(page, control, persona);
    await page.goto(path);
    await fields(page).first().waitFor();
    const count = await fields(page).count();
    for (let at = 0; at < count; at++) {
      const field = fields(page).nth(at);
      await field.fill(texts[at % texts.length] ?? "").catch(() => field.fill("7".repeat(50)));
      await field.blur();
    }
    // Errors come a moment after a field is left.
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    const { values, wrong } = await state(page);
    expect(values.some((value) => value !== "")).toBe(true);
    const isKept = async () => {
      const now = await state(page);
      expect(now.values).toEqual(values);
      expect(now.wrong).toEqual(expect.arrayContaining(wrong));
    };
    for (const language of ["zh-CN", "en"] as const) {
      await speak(page, language === "en" ? "zh-CN" : "en", language);
      await expect(isKept).toPass();
      // As another tab does it, so that the focus may stay where it is.
      await fields(page).first().focus();
      const before = await focused(page);
      await page.evaluate(
        (mode) => {
          localStorage.setItem("coffer_production_theme-mode", mode);
          window.dispatchEvent(new StorageEvent("storage"));
        },
        language === "en" ? "light" : "dark",
      );
      await expect(page.locator("html")).toHaveAttribute("data-theme-mode", language === "en" ? "light" : "dark");
      expect(await focused(page)).toBe(before);
      await isKept();
      for (const width of [narrowest, 680, 1360]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await overflow(page), `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    expect(broken).toEqual([]);
  });
}

import type { Page } from "@playwright/test";
import { type Locale, type Words, wordsOf } from "../messages.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, sizeOf, test } from "../test.ts";

const soaking = process.env.SOAK === "1";

// Difficult text in every field of a form; the language and the theme change meanwhile.
const texts = [
  "שלום עולם مرحبا بالعالم",
  "\u202Eevil\u202C \u2066abc\u2069 \u200B\u200D\uFEFF",
  "Z̷̧̛a̴͝l̸g̵o e\u0301\u0302\u0303 👩‍👩‍👧‍👦🏳️‍🌈🇨🇳",
  "長".repeat(400),
  "W".repeat(10_000),
];

/** Opens the form, where it needs a step before. */
type Open = (page: Page, words: Words) => Promise<unknown>;
const press =
  (...ids: string[]): Open =>
  async (page, words) => {
    for (const id of ids)
      await page
        .getByRole("button", { name: words(id), exact: true })
        .first()
        .click();
  };
const answerYes: Open = async (page, words) => {
  const yes = page.getByRole("radio", { name: words("auth.yes"), exact: true });
  await yes.first().waitFor();
  for (const each of await yes.all()) await each.click();
  await press("auth.eligibleGoOn")(page, words);
};
/** Each form of sign-in, sign-up, account, keys and identity. `digits`: its fields accept nothing else. */
const everyForm: readonly { path: string; persona?: string; open?: Open; digits?: true }[] = [
  { path: "/user/login" },
  { path: "/user/register?type=personal", open: answerYes },
  { path: "/user/register?type=merchant", open: answerYes },
  { path: "/account/verifiy?way=document", persona: "fresh" },
  { path: "/account/password?edit=password", persona: "verified" },
  { path: "/account/password?edit=pin", persona: "verified", digits: true },
  { path: "/account/google", persona: "verified", digits: true },
  { path: "/account/modifyApi", persona: "verified" },
  { path: "/security/first", persona: "fresh", open: press("profile.bindPhone"), digits: true },
  { path: "/security/third", persona: "fresh", digits: true },
];
const forms: typeof everyForm = [{ path: "/user/forget" }, ...(soaking ? everyForm : [])];
/** From the smallest phone, and a wide window at 200 %, to one at 50 %. */
const widths = [320, 360, 680, 2720, 1360];

const fields = (page: Page) =>
  page
    .locator("main")
    .locator("input:visible:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea:visible");

/** The content and validity of the fields by name: a person's names differ in order between languages. */
const state = (page: Page) =>
  fields(page).evaluateAll((all) => {
    const named = (all as HTMLInputElement[]).toSorted((a, b) => a.name.localeCompare(b.name));
    return {
      values: named.map(({ value }) => value.slice(0, 500)),
      wrong: named.flatMap(({ ariaInvalid }, at) => (ariaInvalid === "true" ? [at] : [])),
    };
  });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function speak(page: Page, now: Locale, language: Locale): Promise<void> {
  const name = wordsOf(now)("shell.language", { name: "" }).trim();
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.locator(`[role=menuitemradio][lang="${language}"]`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** As another tab does it, so that the focus can stay in place. */
async function switchTheme(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem("coffer_production_theme-mode", chosen);
    window.dispatchEvent(new StorageEvent("storage"));
  }, mode);
  await expect(page.locator("html")).toHaveAttribute("data-theme-mode", mode);
}

test.use({ viewport: sizeOf(1360) });

for (const { path, persona, open, digits } of forms) {
  test(`keeps typed text on ${path} through languages and themes`, async ({ page, control, words }) => {
    if (soaking) test.setTimeout(300_000);
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(String(error)));
    if (persona) await signInAs(page, control, persona);
    await page.goto(path);
    await open?.(page, words);
    await fields(page).first().waitFor();
    const count = await fields(page).count();
    for (let at = 0; at < count; at++) {
      const field = fields(page).nth(at);
      await field.fill(texts[at % texts.length] ?? "").catch(() => field.fill("7".repeat(50)));
      if ((await field.inputValue()) === "") await field.fill("7".repeat(50)).catch(() => undefined);
      await field.blur();
    }
    // Errors appear a moment after a field loses the focus.
    if (!digits) await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
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
      for (let at = 0; at < (soaking ? count : 1); at++) {
        await fields(page).nth(at).focus();
        const before = await focused(page);
        for (const mode of language === "en" ? (["dark", "light"] as const) : (["light", "dark"] as const))
          await switchTheme(page, mode);
        expect(await focused(page)).toBe(before);
        await isKept();
        if (!soaking) continue;
        const other = language === "en" ? "zh-CN" : "en";
        await speak(page, language, other);
        await speak(page, other, language);
        await expect(isKept).toPass();
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        expect(await overflow(page), `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    expect(broken).toEqual([]);
  });
}

import type { Page } from "@playwright/test";
import { routePaths } from "../test/route-paths.ts";
import { seriousIn } from "./axe.ts";
import { type Locale, messagesOf, wordsOf } from "./messages.ts";
import { nameOf, type Screen, screens, visits } from "./screens.ts";
import { signInAs } from "./steps/sign-in.ts";
import { expect, sizeOf, test } from "./test.ts";

// Each screen is loaded once and checked in every theme, width and language, switched in place. axe runs in two looks
// that differ in all of them; a soak runs it in every look, and in English in the dark.
type Look = { theme: "light" | "dark"; width: 1360 | 390; language: Locale; axe?: true };
const everywhere = process.env.SOAK ? { axe: true as const } : {};
const looks: readonly Look[] = [
  { theme: "light", width: 390, language: "en", ...everywhere },
  { theme: "light", width: 1360, language: "en", axe: true },
  ...(process.env.SOAK ? [{ theme: "dark", width: 1360, language: "en", axe: true } as const] : []),
  { theme: "dark", width: 1360, language: "zh-CN", ...everywhere },
  { theme: "dark", width: 390, language: "zh-CN", axe: true },
];
/** The smallest phone, which equals a wide window at 400 %, and a wide window at 200 %. */
const narrow = [320, 680];
test.use({ language: "en", viewport: sizeOf(1360) });

for (const visit of visits(screens)) {
  test(visit.map(nameOf).join(", "), async ({ page, control }) => {
    test.setTimeout(visit.length * 60_000);
    const complaints = listen(page);
    const [{ persona, scenario } = {}] = visit;
    if (scenario) await control.call("POST", "scenario", { name: scenario });
    if (persona) await signInAs(page, control, persona);
    for (const screen of visit) {
      await test.step(nameOf(screen), () => lookAt(page, screen));
      expect.soft(complaints.splice(0), `${nameOf(screen)}: the console is silent`).toEqual([]);
    }
  });
}

async function lookAt(page: Page, screen: Screen): Promise<void> {
  let now: Look | undefined;
  for (const look of looks) {
    const place = `${nameOf(screen)}, ${look.theme}, ${look.width} px, ${look.language}`;
    if (look.width !== now?.width) await page.setViewportSize(sizeOf(look.width));
    if (!now) await page.goto(withLanguage(screen.path, look.language));
    if (look.theme !== now?.theme) await switchTheme(page, look.theme);
    await settled(page, screen);
    if (now && look.language !== now.language) {
      await switchLanguage(page, screen.path, look.language);
      await settled(page, screen);
    }
    now = look;
    await expect(page.locator("html")).toHaveAttribute("data-theme-mode", look.theme);
    await expect(page.locator("html")).toHaveAttribute("lang", look.language);
    expect.soft(await overflowOf(page), `${place}: scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(await wordless(page), `${place}: words are missing`).toEqual([]);
    if (look.axe) expect.soft(await seriousIn(page), place).toEqual([]);
  }
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 640 });
    await settled(page, screen);
    expect.soft(await overflowOf(page), `${nameOf(screen)}, ${width} px: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test("lists every route in screens.ts", () => {
  const seen = screens.map(({ path }) => path.split("?")[0] ?? "");
  const isSeen = (route: string) => seen.some((path) => new RegExp(`^${route.replace(/\$\w+/g, "[^/]+")}$`).test(path));
  // A layout's own address redirects to its first screen; /$ is every address without a page.
  const layouts = ["/account", "/security", "/$"];
  expect(routePaths.length).toBeGreaterThan(10);
  expect(routePaths.filter((route) => !isSeen(route) && !layouts.includes(route))).toEqual([]);
});

/** Chromium logs this while hostile HTML is parsed for sanitising: the handler is blocked before it is removed. */
const parsed = /^Executing inline event handler violates/;
/** Chromium's timer for preloaded fonts runs out on a busy machine. */
const slow = /was preloaded using link preload but not used within a few seconds/;

/** Collects all console errors of a page from the start. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== "127.0.0.1") complaints.push(`asks ${hostname}, which isn't ours`);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !(parsed.test(message.text()) || slow.test(message.text())))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const withLanguage = (path: string, language: Locale) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

/** As another tab does it: the choice is stored, and this tab is notified. */
async function switchTheme(page: Page, theme: Look["theme"]): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem("coffer_production_theme-mode", mode);
    window.dispatchEvent(new StorageEvent("storage"));
  }, theme);
}

/** By the switch in the header of a wide window; a screen without one is opened in the language. */
async function switchLanguage(page: Page, path: string, language: Locale): Promise<void> {
  // "Language: English" is its name, in English.
  const name = wordsOf("en")("shell.language", { name: "" }).trim();
  const menu = page.getByRole("banner").getByRole("button", { name });
  if ((await menu.count()) === 0) {
    await page.goto(withLanguage(path, language));
    return;
  }
  await menu.click();
  await page.locator(`[role=menuitemradio][lang="${language}"]`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Waits until everything is loaded and nothing moves. */
async function settled(page: Page, { opens }: Screen): Promise<void> {
  // A dialog hides the page below from assistive technology, and may appear after it.
  const [title, dialog] = [page.getByRole("heading", { level: 1 }), page.getByRole("dialog")];
  await expect((opens ? dialog : title.or(dialog)).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

const ids = new Set(Object.keys(messagesOf("en")));

/** Returns texts on the page that are an id or an unfilled placeholder. */
async function wordless(page: Page): Promise<string[]> {
  const suspects = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? "";
      const looksOdd = /^\w+\.\w+$|\{\w+\}|\bundefined\b|\bNaN\b|\[object |Invalid Date/.test(text);
      if (looksOdd && !walker.currentNode.parentElement?.closest("script, style, [translate=no]")) found.push(text);
    }
    return found;
  });
  return suspects.filter((text) => !/^\w+\.\w+$/.test(text) || ids.has(text));
}

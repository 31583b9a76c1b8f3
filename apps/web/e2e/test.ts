import { test as base, expect } from "@playwright/test";
import { type Control, controlOf } from "./control.ts";
import { type Locale, type Words, wordsOf } from "./messages.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /** The language of the browser, and so of the app. */
  language: Locale;
  words: Words;
  /** A sandbox world of this test's own. */
  world: string;
  control: Control;
};

export const test = base.extend<Fixtures>({
  language: ["en", { option: true }],
  locale: ({ language }, use) => use(language),
  words: ({ language }, use) => use(wordsOf(language)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern even where nothing is needed.
  world: async ({}, use, info) => {
    await use(`e2e-${info.testId.slice(-12)}-${info.retry}`);
  },
  control: ({ playwright, world }, use) =>
    playwright.request.newContext().then(async (request) => {
      await use(controlOf(request, world));
      await request.dispose();
    }),
  extraHTTPHeaders: ({ world }, use) => use({ "X-Sandbox-World": world }),
});

/** The two widths of the design. */
export const widths = [1360, 390] as const;
export const locales = ["en", "zh-CN"] as const;
export const sizeOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 });

/** Matches Chromium's message that the page's security policy blocked something. */
const isStopped = /Content Security Policy|Trusted ?(?:Type|HTML|Script)/i;

/**
 * Runs a journey in one language and width; the sweep covers all screens in all combinations, and a soak runs
 * journeys in each.
 */
export function inLook(language: Locale, width: (typeof widths)[number], journey: (language: Locale) => void): void {
  const looks = locales.flatMap((inWords) => widths.map((at) => ({ language: inWords, width: at })));
  const chosen = process.env.SOAK ? looks : [{ language, width }];
  for (const look of chosen)
    test.describe(`${look.language} at ${look.width} px`, () => {
      test.use({ language: look.language, viewport: sizeOf(look.width) });
      const stopped: string[] = [];
      test.beforeEach(({ page }) => {
        stopped.length = 0;
        page.on("console", (message) => isStopped.test(message.text()) && stopped.push(message.text()));
      });
      // The page's own policy has nothing to block during an ordinary journey.
      test.afterEach(() => expect(stopped).toEqual([]));
      journey(look.language);
    });
}

/** The folder of the production build. */
export const webBuild = process.env.WEB_BUILD ?? "";

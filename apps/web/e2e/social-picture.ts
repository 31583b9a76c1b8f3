import { writeFileSync } from "node:fs";
import { locales } from "../src/platform/intl/locale.ts";
import { socialPicture } from "../src/platform/page/head.ts";
import { withBuiltApp } from "./built-app.ts";

// Renders the first view of the home page in each language as the social preview image.
// Run `node --conditions=@coffer/source e2e/social-picture.ts` after that view changes.

/** Controls are hidden in the picture. */
const asPicture = `
  header nav, header .ml-auto, main > :not(:first-child), main > section > div:first-child > :not(h1, h1 + p), [aria-pressed], [role=img] + button { display: none !important }
  header { position: absolute !important; border: 0 !important }
  header > div { height: 132px !important; padding-left: 64px !important; zoom: 1.25 }
  main > section { height: 630px; max-width: none !important; padding: 0 0 0 80px !important; gap: 24px !important }
  main > section > div:first-child { padding-top: 96px }
  main > section > div:last-child { height: 630px; border-radius: 0 !important }
  body { overflow: hidden }
`;

await withBuiltApp(async ({ browser, origin }) => {
  for (const locale of locales) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: "reduce" });
    await page.goto(`${origin}/?lang=${locale}`);
    await page.addStyleTag({ content: asPicture });
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(`${import.meta.dirname}/../public/${socialPicture(locale)}`, await page.screenshot());
    await page.close();
  }
});

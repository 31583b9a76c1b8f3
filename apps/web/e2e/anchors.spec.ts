import { expect, sizeOf, test, widths } from "./test.ts";

// "The page scrolls to the element with that id after about 200 ms with a 60 px offset", on a page that was drawn while
// building too, and before anybody has given a sign of being there.

const offset = 60;
/** The scripts and the parts above the anchor load in this time even on a busy machine (ms). */
const soon = 3500;

for (const width of widths)
  test(`scrolls to the anchor of an address at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sizeOf(width));
    for (const [path, id] of [
      ["/?to=card", "card"],
      ["/about?to=team", "team"],
    ] as const) {
      await page.goto(path);
      const top = () => page.locator(`#${id}`).evaluate((place) => Math.round(place.getBoundingClientRect().top));
      await expect.poll(top, { message: path, timeout: soon }).toBe(offset);
    }
  });

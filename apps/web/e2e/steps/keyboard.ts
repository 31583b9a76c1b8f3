import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the named control has the focus. It may still be loading. */
export async function tabTo(page: Page, name: string): Promise<void> {
  await page.waitForFunction(isNamed, { name, among: "a, button, input, textarea, [tabindex]" });
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate(isNamed, { name, among: ":focus" })) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}.`);
}

/** Runs in the page. */
function isNamed({ name, among }: { name: string; among: string }): boolean {
  return [...document.querySelectorAll(among)].some((at) => {
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((each) => each.textContent) : [];
    return [at.getAttribute("aria-label"), ...labels, at.textContent].some((each) => each?.trim() === name);
  });
}

/** Tabs to the control and presses it. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Tabs to a field, whatever its label contains besides the name. */
export async function tabToField(field: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await field.evaluate((at) => at === document.activeElement)) return;
    await field.page().keyboard.press("Tab");
  }
  throw new Error("Tab never comes to the field.");
}

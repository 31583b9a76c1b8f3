import type { Locator, Page } from "@playwright/test";

/** Presses Tab until what is named has the focus: whoever has no mouse gets everywhere so. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const nameOf = () => {
    const { activeElement: at } = document;
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((each) => each.textContent) : [];
    return [at?.getAttribute("aria-label"), ...labels, at?.textContent].map((each) => each?.trim());
  };
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.evaluate(nameOf)).includes(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}.`);
}

/** Goes there so, and presses it. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** The same for a field, whatever stands in its label besides its name. */
export async function tabToField(field: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await field.evaluate((at) => at === document.activeElement)) return;
    await field.page().keyboard.press("Tab");
  }
  throw new Error("Tab never comes to the field.");
}

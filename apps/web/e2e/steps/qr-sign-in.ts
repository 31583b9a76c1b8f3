import { expect, type Locator, type Page } from "@playwright/test";
import type { Control } from "../control.ts";
import type { Words } from "../messages.ts";
import { readQr } from "./qr.ts";

/** Opens the tab with the QR code. */
export async function openCode(page: Page, words: Words, address: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole("tab", { name: words("auth.byQr") }).click();
  await expect(page.getByText(words("auth.qrWaiting"))).toBeVisible();
  return page.getByRole("img", { name: words("auth.qrLabel") });
}

/** A phone's camera, and the app that it opens. */
export const scan = async (control: Control, code: Locator, name: string) =>
  control.call<{ id: string }>("POST", "actors/phone/scan", { content: await readQr(code), name });

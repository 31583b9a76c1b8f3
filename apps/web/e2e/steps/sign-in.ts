import type { Page } from "@playwright/test";
import type { Control } from "../control.ts";

type Tokens = { accessToken: string; refreshToken: string; accountType: number; accessTokenExpireInSeconds: number };

/** Signs a persona in as the native app does: by handing tokens to the page. */
export async function signInAs(page: Page, control: Control, name: string): Promise<void> {
  const tokens = await control.call<Tokens>("POST", "personas/sign-in", { name });
  await page.goto("/maintain");
  await page.waitForFunction(() => "setCofferToken" in window);
  await page.evaluate((handed) => {
    (window as unknown as { setCofferToken: (tokens: unknown) => void }).setCofferToken(handed);
  }, tokens);
}

/** Stores the theme as the theme switch does; the next page applies it before the first paint. */
export async function useTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((mode) => {
    try {
      localStorage.setItem("coffer_production_theme-mode", mode);
    } catch {
      // A page without storage keeps the default.
    }
  }, theme);
}

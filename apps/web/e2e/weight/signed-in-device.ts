import type { Browser } from "@playwright/test";

/** A device with a persona's session on it, by the door the native app uses. */
export async function signedInDevice(browser: Browser, origin: string, sandboxPort: number, persona: string) {
  const reply = await fetch(`http://127.0.0.1:${sandboxPort}/__sandbox/api/personas/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: persona }),
  });
  const tokens: unknown = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(tokens));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/maintain`);
  await page.waitForFunction(() => "setCofferToken" in window);
  await page.evaluate((handed) => window.setCofferToken?.(handed as never), tokens);
  await page.waitForFunction(() => localStorage.length > 0 && document.cookie !== "");
  const device = await context.storageState();
  await context.close();
  return device;
}

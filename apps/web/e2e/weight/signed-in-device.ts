import type { Browser } from "@playwright/test";

/** A device with a persona's session on it, by the door the native app uses, in a scenario of the world's where one is named. */
export async function signedInDevice(
  browser: Browser,
  origin: string,
  sandboxPort: number,
  { persona, scenario }: { persona: string; scenario?: string | undefined },
) {
  const post = async (path: string, input: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${sandboxPort}/__sandbox/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    const told: unknown = await reply.json();
    if (!reply.ok) throw new Error(JSON.stringify(told));
    return told;
  };
  if (scenario !== undefined) await post("scenario", { name: scenario });
  const tokens = await post("personas/sign-in", { name: persona });
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

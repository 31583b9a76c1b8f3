import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pressByKeys, tabToField } from "../steps/keyboard.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

const pin = "246810";

test("creates a key by keyboard alone and signs the first call with curl alone", async ({ page, control, words }) => {
  await signInAs(page, control, "verified");
  await page.goto("/account/api");
  const type = async (label: string, typed: string) => {
    await tabToField(page.getByLabel(words(label), { exact: true }).first());
    await page.keyboard.type(typed);
  };
  await pressByKeys(page, words("apiKeys.create"));
  await type("apiKeys.remark", "Portfolio reader");
  await pressByKeys(page, words("apiKeys.toReview"));
  await pressByKeys(page, words("apiKeys.toVerify"));
  await type("form.fundPin", pin);
  await pressByKeys(page, words("apiKeys.createNow"));
  await expect(page.getByText(words("apiKeys.newTitle"))).toBeVisible();
  const [key = "", secret = ""] = await page.locator("dd code").allTextContents();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);

  // The command of the reference, run by a shell with curl and openssl.
  await page.getByRole("checkbox", { name: words("apiKeys.saved") }).check();
  await page.getByRole("link", { name: words("apiKeys.done") }).click();
  await expect(page.getByText(words("apiKeys.neverUsed"))).toBeVisible();
  await page.goto("/account/ApiDocument?group=profile&op=getAccountInfo");
  await page.getByRole("radio", { name: words("apiKeysReference.signedCurl") }).click();
  const command = await page.getByRole("region", { name: words("apiKeysReference.snippet") }).textContent();
  const signed = async (COFFER_API_SECRET: string) => {
    const env = { ...process.env, COFFER_API_KEY: key, COFFER_API_SECRET };
    const { stdout } = await promisify(execFile)("sh", ["-c", command ?? ""], { env });
    return JSON.parse(stdout);
  };
  expect(await signed(secret)).toMatchObject({ success: true, result: { name: "Vera Ode" } });
  const wrong = secret.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  expect(await signed(wrong)).toMatchObject({ error: { data: { reason: "badSignature" } } });

  await page.goto("/account/api");
  await expect(page.getByText(words("apiKeys.neverUsed"))).toHaveCount(0);
});

import { TOTP, URI } from "otpauth";
import { expect } from "../test.ts";
import { button, enterMailedCode, field, type Person } from "./person.ts";
import { readQr } from "./qr.ts";

/** Sets the fund PIN. */
export async function setFundPin(person: Person): Promise<void> {
  const { page, words, fundPin } = person;
  await page.goto("/account/password");
  await button(person, "profile.setPin").click();
  await field(person, "profile.fundPin").fill(fundPin);
  await field(person, "profile.repeatPin").fill(fundPin);
  await enterMailedCode(person, "form.code");
  await button(person, "profile.setPin").click();
  await expect(page.getByText(words("profile.pinSetDone"))).toBeVisible();
}

/** Binds an authenticator: any app that reads otpauth URIs, here one built from the QR code alone. */
export async function bindAuthenticator(person: Person): Promise<TOTP> {
  const { page, words, control } = person;
  await page.goto("/account/google");
  const uri = await readQr(page.getByRole("img", { name: words("profile.qrLabel") }));
  const authenticator = URI.parse(uri);
  if (!(authenticator instanceof TOTP)) throw new Error(`${uri} is for no time-based code.`);
  expect(authenticator.issuer).toBe("Coffer");
  // Codes for one purpose are sent a minute apart.
  await control.advance(60);
  await field(person, "form.authenticator").fill(authenticator.generate({ timestamp: await control.now() }));
  await enterMailedCode(person, "form.code");
  await button(person, "profile.bind").click();
  await expect(page.getByText(words("profile.boundTitle"))).toBeVisible();
  return authenticator;
}

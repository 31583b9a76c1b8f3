import { signingDevice } from "../../test/signing-device.ts";
import { expect } from "../test.ts";
import { pressByKeys, tabTo, tabToField } from "./keyboard.ts";
import { button, field, type Person } from "./person.ts";

const signers = ["Arjun Rao", "Sofia Brandt", "Tom Keller"].map(signingDevice);
const TO = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** Types into a field that is reached by Tab alone. */
async function typeByKeys(person: Person, label: string, typed: string, values?: Record<string, string>) {
  await tabToField(person.page.getByLabel(person.words(label, values)).first());
  await person.page.keyboard.type(typed);
}

async function proveByKeys(person: Person): Promise<void> {
  await typeByKeys(person, "form.authenticator", "000000");
  await typeByKeys(person, "form.fundPin", person.fundPin);
  await person.page.keyboard.press("Enter");
}

/** Creates a two-of-three wallet without a mouse: name, coin, signers, review, proof. */
export async function createByKeys(person: Person): Promise<void> {
  const { page, words, language } = person;
  await page.goto(`/assets/multisig?do=create&lang=${language}`);
  await typeByKeys(person, "multisig.name", "Treasury 2");
  await tabToField(field(person, "form.coin"));
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "ETH" }).first().waitFor();
  await page.keyboard.type("ETH");
  await page.keyboard.press("Enter");
  for (const [at, { name, address }] of signers.entries()) {
    await typeByKeys(person, "multisig.signerAddress", address, { at: String(at + 1) });
    await typeByKeys(person, "multisig.signerName", name, { at: String(at + 1) });
  }
  await pressByKeys(page, words("multisig.toReview"));
  await expect(page).toHaveURL(/step=review/);
  await pressByKeys(page, words("multisig.toVerify"));
  await expect(page).toHaveURL(/step=verify/);
  await proveByKeys(person);
  await expect(page).toHaveURL(/wallet=ms_/);
}

/** Funds the wallet with ether and proposes a withdrawal; returns the link for signers. */
export async function proposeWithdrawal(person: Person): Promise<string> {
  const { page, words, control } = person;
  const wallet = new URL(page.url()).searchParams.get("wallet") ?? "";
  const place = { coin: "ETH", network: "ETH" };
  await page.goto(`/assets/multisig?wallet=${wallet}&do=deposit&coin=ETH&network=ETH`);
  const address = await page
    .locator("main [translate=no]")
    .filter({ hasText: /^0x[0-9a-fA-F]{40}$/ })
    .first()
    .textContent();
  await control.call("POST", "actors/chain/deposit-multisig", { ...place, address, amount: "3" });
  await control.advance(60 * 60);

  await page.goto(`/assets/multisig?wallet=${wallet}&do=withdraw&coin=ETH&network=ETH`);
  await field(person, "form.address").fill(TO);
  await field(person, "multisig.amount").fill("1.25");
  await button(person, "multisig.toReview").click();
  await expect(page.getByText(words("multisig.reviewWithdrawal"))).toBeVisible();
  await button(person, "multisig.toVerify").click();
  await proveByKeys(person);
  await expect(page).toHaveURL(/id=mw_/);
  await button(person, "multisig.copyLink").click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * A signer at another machine, without an account: the device signs what the screen shows, which the owner sees too.
 */
export async function signByKeys(signer: Person, link: string, { at, owner }: { at: number; owner: Person }) {
  const { page, words } = signer;
  const device = signers[at];
  if (!device) throw new Error(`There is no signer ${at}.`);
  await page.goto(`${link}&lang=${signer.language}`);
  const message = (await page.locator("main pre").textContent()) ?? "";
  expect(message).toBe(await owner.page.locator("main pre").textContent());
  expect(message).toContain(`To ${TO}`);
  await tabToField(field(signer, "multisig.whoSigns"));
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: device.name }).waitFor();
  await page.keyboard.type(device.name);
  await page.keyboard.press("Enter");
  await typeByKeys(signer, "multisig.signature", device.sign(message));
  await tabTo(page, words("multisig.giveSignature"));
  await page.keyboard.press("Enter");
  const step = { at: String(at + 1), least: "2" };
  await expect(page.getByText(words("multisig.signedAt", step))).toBeVisible();
  // The owner's window updates automatically.
  await expect(owner.page.getByText(words("multisig.signedAt", step))).toBeVisible();
}

/** It is sent after two signatures; the owner's window sees it arrive. */
export async function arrives({ page, words, control }: Person): Promise<void> {
  await expect(page.getByText(words("multisig.onChainNext"))).toBeVisible();
  await control.advance(30 * 60);
  await expect(page.getByText(words("multisig.success"), { exact: true }).first()).toBeVisible({ timeout: 15_000 });
}

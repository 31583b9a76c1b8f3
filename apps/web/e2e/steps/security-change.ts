import { seriousIn } from "../axe.ts";
import { expect } from "../test.ts";
import { button, field, type Person } from "./person.ts";

const hours = 24;

/** Changes the phone, checks the block in the security centre and on withdrawals, and waits for its end. */
export async function changePhone(person: Person): Promise<void> {
  const { page, words, control, language } = person;
  await page.goto(`/account/userInfo?lang=${language}`);
  const change = page.getByRole("button", { name: `${words("profile.change")}: ${words("profile.itemPhone")}` });
  await change.click();
  await expect(page.getByText(words("profile.costTitle"))).toBeVisible();
  // A dialog: the sweep covers pages only.
  expect(await seriousIn(page, {})).toEqual([]);
  await field(person, "profile.newPhone").fill("7700900456");
  // The first button requests the new phone's code, the other one the owner's.
  await button(person, "form.sendCode").first().click();
  await expect(page.getByText(words("form.codeSent"))).toBeVisible();
  await field(person, "profile.newPhoneCode").fill("000000");
  await button(person, "form.sendCode").click();
  await field(person, "form.code").fill("000000");
  await field(person, "form.authenticator").fill("000000");
  await button(person, "profile.changePhone").click();
  await expect(page.getByText(words("profile.donePhoneChanged"))).toBeVisible();
  await expect(page.getByText(words("profile.justChanged"))).toBeVisible();
  await expect(page.getByText(words("profile.blockedTitle"))).toBeVisible();

  await page.goto("/assets/withdraw");
  const [blocked = ""] = words("flow.blocked", { time: "|" }).split("|");
  await expect(page.getByText(blocked).first()).toBeVisible();

  await control.advance(hours * 3600);
  await page.goto("/account/userInfo");
  await expect(page.getByText(words("profile.changePhoneChanged"))).toBeVisible();
  await expect(page.getByText(words("profile.blockedTitle"))).toHaveCount(0);
}

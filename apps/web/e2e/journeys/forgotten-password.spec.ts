import { button, field, type Person } from "../steps/person.ts";
import { expect, inLook, test } from "../test.ts";

const emailAddress = "vera.ode@coffer.example";
const fresh = "Harbour-Pine-2027";

// A user forgot the password: the mailed code sets a new one, which signs in, and withdrawals are blocked for 24
// hours.
inLook("zh-CN", 390, (language) => {
  test("replaces a forgotten password and signs in with the new one", async ({ page, words, control }) => {
    const person: Person = { page, words, language, control, emailAddress, password: fresh, fundPin: "" };
    await page.goto(`/user/login?lang=${language}`);
    await field(person, "auth.email").fill(emailAddress);
    await page.getByRole("link", { name: words("auth.forgot") }).click();
    await expect(page.getByRole("heading", { name: words("auth.forgetTitle") })).toBeVisible();
    await button(person, "form.sendCode").click();
    await expect(page.getByText(words("form.codeSent"))).toBeVisible();
    await field(person, "auth.emailCode").fill(await control.codeFor(emailAddress));
    await button(person, "auth.forgetGoOn").click();
    await field(person, "auth.newPassword").fill(fresh);
    await field(person, "auth.repeatPassword").fill(fresh);
    await button(person, "auth.forgetSet").click();
    await expect(page.getByText(words("auth.resetTitle"))).toBeVisible();
    await field(person, "auth.password").fill(fresh);
    await button(person, "auth.signIn").click();
    await expect(page).toHaveURL(/\/assets$/);
    await page.goto("/assets/withdraw");
    const [blocked = ""] = words("flow.blocked", { time: "|" }).split("|");
    await expect(page.getByText(blocked).first()).toBeVisible();
  });
});

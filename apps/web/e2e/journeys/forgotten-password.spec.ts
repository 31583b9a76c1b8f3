import { button, field, type Person } from "../steps/person.ts";
import { expect, inLook, test } from "../test.ts";

const emailAddress = "vera.ode@coffer.example";
const fresh = "Harbour-Pine-2027";

// A password is forgotten: the mail's code sets a new one, which signs in, and money stays for 24 hours.
inLook("zh-CN", 390, (language) => {
  test("a forgotten password is replaced, and the new one signs in", async ({ page, words, control }) => {
    const person: Person = { page, words, language, control, emailAddress, password: fresh, fundPin: "" };
    await page.goto(`/user/login?lang=${language}`);
    await field(person, "user.email").fill(emailAddress);
    await page.getByRole("link", { name: words("user.forgot") }).click();
    await expect(page.getByRole("heading", { name: words("user.forgetTitle") })).toBeVisible();
    await button(person, "form.sendCode").click();
    await expect(page.getByText(words("form.codeSent"))).toBeVisible();
    await field(person, "user.emailCode").fill(await control.codeFor(emailAddress));
    await button(person, "user.forgetGoOn").click();
    await field(person, "user.newPassword").fill(fresh);
    await field(person, "user.repeatPassword").fill(fresh);
    await button(person, "user.forgetSet").click();
    await expect(page.getByText(words("user.resetTitle"))).toBeVisible();
    await field(person, "user.password").fill(fresh);
    await button(person, "user.signIn").click();
    await expect(page).toHaveURL(/\/assets$/);
    await page.goto("/assets/withdraw");
    const [blocked = ""] = words("flow.blocked", { time: "|" }).split("|");
    await expect(page.getByText(blocked).first()).toBeVisible();
  });
});

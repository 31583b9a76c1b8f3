import { seriousIn } from "../axe.ts";
import { button, choose, field, type Person } from "../steps/person.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, inLook, test } from "../test.ts";

const sum = { amount: "100", coin: "USDT" };

/** Opens a transfer of Vera's at its review. */
async function atReview(person: Person) {
  const { page, words, control, language } = person;
  await signInAs(page, control, "verified");
  await page.goto(`/assets/transfer?coin=USDT&lang=${language}`);
  await choose(person, "transfers.to", words("page.walletEarn"));
  await page.getByRole("textbox", { name: words("transfers.amount") }).fill(sum.amount);
  await button(person, "transfers.toReview").click();
  await expect(page.getByText(words("transfers.reviewTitle"))).toBeVisible();
}

// A session ends while the user types: the user signs in over the page, nothing is lost, and the order is made once.
inLook("zh-CN", 390, (language) => {
  test("signs in again over a transfer and makes it once", async ({ page, words, control }) => {
    const person: Person = {
      ...{ page, words, language, control, emailAddress: "vera.ode@coffer.example" },
      ...{ password: "Coffer-demo-2026", fundPin: "" },
    };
    await atReview(person);
    await control.call("POST", "actors/operator/end-sessions", { name: "verified" });
    await button(person, "transfers.action", sum).click();
    const dialog = page.getByRole("dialog", { name: words("auth.againTitle") });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("tab").first()).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await field(person, "auth.email").fill(person.emailAddress);
    await field(person, "auth.password").fill(person.password);
    await button(person, "auth.signIn").click();
    await expect(page.getByText(words("auth.againDone"))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await button(person, "transfers.action", sum).click();
    await expect(page.getByText(words("transfers.inYourWallet"))).toBeVisible();
  });
});

test("clears typed text in this tab after a sign-out in another", async ({ page, context, words, control }) => {
  const person: Person = {
    ...{ page, words, language: "en", control, emailAddress: "", password: "", fundPin: "" },
  };
  await atReview(person);
  const other = await context.newPage();
  await other.goto("/assets");
  // By name: until the account is loaded, the header's last menu is a different one.
  await other.getByRole("button", { name: new RegExp(`^${words("shell.account")}`) }).click();
  await other.getByRole("menuitem", { name: words("section.signOut") }).click();
  await expect(other).toHaveURL(/\/user\/login$/);
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("explains a page that can't load offline and opens it once online", async ({ page, context, words, control }) => {
  await signInAs(page, control, "mei");
  await page.goto("/assets");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => history.pushState(null, "", "/convert"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.getByRole("heading", { name: words("error.offlineTitle") })).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: words("error.offlineTitle") })).toHaveCount(0);
});

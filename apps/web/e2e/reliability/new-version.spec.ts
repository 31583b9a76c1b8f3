import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

// A newer build has replaced the scripts that this page needs. (A bad network looks the same.)
const scripts = "**/assets/*.js";
const password = "Coffer-demo-2026";

test("reports a failed import in a form, keeps its input and offers a reload", async ({ page, words }) => {
  await page.goto("/user/login");
  const email = page.getByLabel(words("auth.email"), { exact: true }).first();
  const secret = page.getByLabel(words("auth.password"), { exact: true }).first();
  await email.fill("vera.ode@coffer.example");
  await secret.fill(password);
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));

  await page.getByRole("tab", { name: words("auth.byPhone") }).click();
  await expect(page.getByText(words("error.partBody"))).toBeVisible();
  await page.getByRole("button", { name: words("error.again") }).click();
  // The network works, so a reload to the newer version is offered, with its cost.
  await expect(page.getByText(words("error.partNewer"))).toBeVisible();
  await expect(page.getByRole("button", { name: words("error.reload") })).toBeVisible();
  await page.getByRole("tab", { name: words("auth.byEmail") }).click();
  await expect(email).toHaveValue("vera.ode@coffer.example");
  await expect(secret).toHaveValue(password);

  expect(loads).toBe(0);

  // Browsers keep a failed import, so a reload is what helps. It is the user's choice.
  await page.getByRole("tab", { name: words("auth.byPhone") }).click();
  await page.getByRole("button", { name: words("error.again") }).click();
  await expect(page.getByText(words("error.partNewer"))).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole("button", { name: words("error.reload") }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole("tab", { name: words("auth.byPhone") }).click();
  await expect(page.getByLabel(words("auth.phone"), { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0);
  // And it continues as before.
  await page.getByRole("tab", { name: words("auth.byEmail") }).click();
  await email.fill("vera.ode@coffer.example");
  await secret.fill(password);
  await secret.press("Enter");
  await expect(page).toHaveURL(/\/assets$/);
});

test("keeps the page when an overlay fails to load", async ({ page, words, control }) => {
  await signInAs(page, control, "mei");
  await page.goto("/assets/transfer?coin=USDT&to=user");
  const amount = page.getByRole("textbox", { name: words("transfers.amount") });
  await amount.fill("100");
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
  // The session ends, and the sign-in dialog can't load.
  await control.call("POST", "actors/operator/end-sessions", { name: "mei" });
  await page.getByLabel(words("transfers.uid"), { exact: true }).first().fill("80413"); // Looked up at once.
  await page.keyboard.press("Tab");
  const note = page.getByRole("alert").filter({ hasText: words("error.partBody") });
  await expect(note).toBeVisible();
  await expect(amount).toHaveValue("100");
  await note.getByRole("button", { name: words("error.again") }).click();
  const reload = page.getByRole("button", { name: words("error.reload") });
  await expect(reload).toBeVisible();
  await expect(amount).toHaveValue("100");
  await page.unroute(scripts);
  await reload.click();
  // The reloaded page asks to sign in and leads back.
  await expect(page).toHaveURL(/\/user\/login/);
});

test("reloads a page of an older build into the newer one on navigation", async ({ page, words }) => {
  await page.goto("/error/404");
  const home = page.locator("main").getByRole("link").first();
  await expect(home).toBeVisible();
  // The newer build has other script names, and serves a new page.
  let newer = false;
  let reloads = 0;
  await page.route(scripts, (route) => (newer ? route.continue() : route.fulfill({ status: 404, body: "" })));
  await page.route("**/help", (route) => {
    newer = true;
    reloads++;
    return route.continue();
  });
  await page.evaluate(() => {
    window.history.pushState({}, "", "/help");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: words("contentHelp.heading") })).toBeVisible();
  expect(reloads).toBe(1);
});

import { textFor } from "@coffer/errors";
import { hydrated } from "../hydrated.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

const soaking = process.env.SOAK === "1";

test("gives up an unanswered sign-in after 30 s and allows another try", async ({ page, words, control }) => {
  await control.call("PUT", "faults", {
    rules: [{ operation: "authenticateByEmailAddress", nth: 1, kind: "timeout" }],
  });
  await page.clock.install();
  await page.goto("/user/login");
  await page.getByLabel(words("auth.email"), { exact: true }).fill("vera.ode@coffer.example");
  await page.getByLabel(words("auth.password"), { exact: true }).first().fill("Demo-Pass-2026");
  const button = page.getByRole("button", { name: words("auth.signIn"), exact: true });
  const asked = page.waitForRequest(/AuthenticateByEmailAddress/);
  await button.click();
  await asked;
  const text = page.getByText(textFor("timeout", "en"));
  await page.clock.fastForward(25_000);
  await expect(text).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(text.first()).toBeVisible();
  await expect(button).toBeEnabled();
});

test("reports a connection that flaps 20 times once at a time and recovers within 5 s", async ({
  page,
  context,
  control,
  words,
}) => {
  await signInAs(page, control, "verified");
  await page.goto("/assets");
  const banner = page.getByText(words("shell.offline"));
  const holding = page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: "USDT" }).first();
  await expect(holding).toBeVisible();
  for (let turn = 0; turn < (soaking ? 20 : 4); turn++) {
    await context.setOffline(true);
    await expect(banner).toHaveCount(1);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  }
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  // Still signed in, and the next read works.
  await page
    .getByRole("link", { name: words("shell.deposit") })
    .first()
    .click();
  await expect(page).toHaveURL(/recharge/);
  await expect(page.getByLabel(words("form.coin"), { exact: true }).first()).toBeVisible({ timeout: 5_000 });
});

test("leaves nothing behind when pages are left during their calls", async ({ page, context, control, words }) => {
  test.setTimeout(600_000);
  await signInAs(page, control, "verified");
  await page.goto("/assets");
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  page.on("pageerror", (error) => broken.push(String(error)));
  await control.call("PUT", "faults", { rules: [{ latency: 40 }] });
  const inspector = await context.newCDPSession(page);
  const heap = async () => {
    await inspector.send("HeapProfiler.collectGarbage");
    return (await inspector.send("Runtime.getHeapUsage")).usedSize / 1_000_000;
  };
  const walk = (times: number) =>
    page.evaluate(async (turns) => {
      // The app's own links, pressed faster than its calls are answered.
      for (let turn = 0; turn < turns; turn++) {
        const path = turn % 2 === 0 ? "/assets/recharge" : "/assets/address";
        document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }, times);
  await walk(40);
  const before = await heap();
  await walk(soaking ? 1_000 : 100);
  await control.call("PUT", "faults", { rules: [] });
  await page
    .getByRole("link", { name: words("shell.deposit") })
    .first()
    .click();
  await expect(page.getByLabel(words("form.coin"), { exact: true }).first()).toBeVisible();
  expect((await heap()) - before).toBeLessThan(5);
  expect(broken).toEqual([]);
});

test("a button pressed on a page whose scripts aren't here yet does what it says once they are", async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: words("shell.openMenu") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("each answer given before the scripts are here counts, not the last alone", async ({ page, words }) => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto("/user/register?type=personal", { waitUntil: "commit" });
  const answers = page.getByRole("radio", { name: words("auth.yes"), exact: true });
  await answers.nth(1).click();
  await answers.nth(3).click();
  come();
  await hydrated(page);
  const said = page.getByRole("radio", { name: words("auth.yes"), exact: true });
  const checked = () => said.evaluateAll((all) => all.map((each) => each.ariaChecked));
  await expect.poll(checked).toEqual(["false", "true", "false", "true", "false"]);
});

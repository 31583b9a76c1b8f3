import { expectAvailable } from "../steps/deposits.ts";
import type { Person } from "../steps/person.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, noticeOf, reload, type Tab, test } from "./tab.ts";

const VERA = "vera.ode@coffer.example";
const vera = (tab: Tab): Person => ({ ...tab, language: "en", emailAddress: VERA, password: "", fundPin: "" });
const deposit = ({ control }: Tab, amount: string) =>
  control.deposit({ coin: "USDT", network: "TRC20", amount, contact: VERA });

test("signs in, deposits, reloads and opens a second tab without a server", async ({ openTab }) => {
  const first = await openTab();
  await signInAs(first.page, first.control, "verified");
  await expectAvailable(vera(first), "USDT", "1,000.00");
  await deposit(first, "25");
  await first.control.advance(600);
  await expectAvailable(vera(first), "USDT", "1,025.00");
  await first.page.reload();
  await expectAvailable(vera(first), "USDT", "1,025.00");

  const second = await openTab();
  await expectAvailable(vera(second), "USDT", "1,025.00");
  await deposit(second, "5");
  await second.control.advance(600);
  await expectAvailable(vera(first), "USDT", "1,030.00");
  expect(await first.control.call("GET", "books")).toMatchObject({ balanced: true });
  await expect(noticeOf(first)).toHaveCount(0);
});

test("opens any address of the app first", async ({ page }) => {
  await page.goto("/user/login");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
});

test("opens the app with the console at the console's address", async ({ openTab }) => {
  const { page } = await openTab();
  await page.goto("/__sandbox/");
  await expect(page).toHaveURL("/");
  await expect(page.locator("[data-sandbox-drawer]").getByRole("dialog")).toBeVisible();
});

test("keeps a fault rule after a reload until it is removed", async ({ openTab }) => {
  const tab = await openTab();
  const { page, control } = tab;
  const status = () => page.evaluate(async () => (await fetch("/api/services/app/Basic/GetKEIS")).status);
  await control.call("PUT", "faults", { rules: [{ operation: "getKEIS", kind: "code", value: 1 }] });
  expect(await status()).toBe(503);
  await reload(tab);
  expect(await status()).toBe(503);
  await control.call("PUT", "faults", { rules: [] });
  await reload(tab);
  expect(await status()).toBe(200);
});

test("answers again in both tabs after the worker was stopped", async ({ openTab, context }) => {
  const [first, second] = [await openTab(), await openTab()];
  const session = await context.newCDPSession(first.page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  expect(await second.control.call("GET", "world")).toMatchObject({ id: "main" });
  expect(await first.control.call("GET", "world")).toMatchObject({ id: "main" });
  // MSW unregisters its worker only with the last page.
  await first.page.close();
  await session.detach().catch(() => {});
  expect(await second.control.call("GET", "books")).toMatchObject({ balanced: true });
});

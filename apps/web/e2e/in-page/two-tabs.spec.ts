import type { Page } from "@playwright/test";
import { expect, type Tab, test } from "./tab.ts";

const WITHDRAW = "/api/services/app/CoinTransactionOut/ApplyTransactionOut";
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

const signIn = async ({ control }: Tab) =>
  (await control.call<{ accessToken: string }>("POST", "personas/sign-in", { name: "mei" })).accessToken;
const entriesOf = async ({ control }: Tab) => (await control.call<{ entries: number }>("GET", "world")).entries;

/** Sends withdrawals concurrently; returns each status and whether its key was known. */
const withdraw = ({ page }: Tab, token: string, keys: readonly string[]) =>
  page.evaluate(
    ([path, address, bearer, all]) =>
      Promise.all(
        all.map(async (key) => {
          const reply = await fetch(path, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${bearer}`,
              "idempotency-key": key,
            },
            body: JSON.stringify({ coin: "USDT", network: "TRC20", address, amount: "10" }),
          });
          return { status: reply.status, number: (await reply.json()).result?.number as string };
        }),
      ),
    [WITHDRAW, ADDRESS, token, keys] as const,
  );

test("executes fifty concurrent money calls of each of two tabs once, and the books balance", async ({ openTab }) => {
  const [first, second] = [await openTab(), await openTab()];
  const token = await signIn(first);
  const before = await entriesOf(first);
  const keys = Array.from({ length: 75 }, (_, index) => `both-tabs-${index}`);
  const [here, there] = await Promise.all([
    withdraw(first, token, keys.slice(0, 50)),
    withdraw(second, token, keys.slice(25)),
  ]);
  expect([...here, ...there].map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  // 25 orders came from both tabs and were executed once each.
  expect(new Set([...here, ...there].map(({ number }) => number)).size).toBe(75);
  expect(await entriesOf(second)).toBe(before + 75);
  expect(await second.control.call("GET", "books")).toMatchObject({ balanced: true, findings: [] });
  await first.page.close();
  expect(await entriesOf(second)).toBe(before + 75);
  expect(await second.control.call("GET", "books")).toMatchObject({ balanced: true, findings: [] });
});

const deposit = ({ control }: Tab) =>
  control.deposit({ coin: "USDT", network: "TRC20", amount: "25", contact: "vera.ode@coffer.example" });
const depositsOf = async ({ control }: Tab) =>
  (await control.call<{ items: { amount: string }[] }>("GET", "chain/transactions")).items.filter(
    ({ amount }) => amount === "25",
  ).length;

test("completes a request in the other tab when the leading tab closes before it", async ({ openTab }) => {
  const [first, second] = [await openTab(), await openTab()];
  // A page with an open dialog receives no messages.
  const opened = first.page.waitForEvent("dialog");
  void first.page.evaluate(() => alert("Wait")).catch(() => {});
  await opened;
  const asked = deposit(second);
  await first.page.close();
  await asked;
  expect(await depositsOf(second)).toBe(1);
});

test("does not repeat a request when the leading tab closes between execution and reply", async ({ openTab }) => {
  const [first, second] = [await openTab(), await openTab()];
  await loses(first.page, "answer");
  const asked = deposit(second);
  await expect.poll(() => depositsOf(first)).toBe(1);
  await first.page.close();
  expect(await asked).toMatchObject({ amount: "25" });
  expect(await depositsOf(second)).toBe(1);
});

test("elects a leader without locks and replaces it after it is gone", async ({ openTab }) => {
  const [first, second] = [await openTab(withoutLocks), await openTab(withoutLocks)];
  await deposit(first);
  expect(await depositsOf(second)).toBe(1);
  await loses(first.page, "answer");
  const asked = deposit(second);
  await expect.poll(() => depositsOf(first)).toBe(2);
  await first.page.close();
  await asked;
  expect(await depositsOf(second)).toBe(2);
});

test("replaces a leader whose heartbeats no longer arrive", async ({ openTab }) => {
  const [first, second] = [await openTab(withoutLocks), await openTab(withoutLocks)];
  await loses(first.page, "answer", "leader");
  await deposit(second);
  await Promise.all([deposit(first), deposit(second), deposit(first)]);
  expect([await depositsOf(first), await depositsOf(second)]).toEqual([4, 4]);
  for (const { control } of [first, second])
    expect(await control.call("GET", "books")).toMatchObject({ balanced: true, findings: [] });
});

const withoutLocks = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));

/** Drops this tab's messages of these kinds from now on. */
const loses = (page: Page, ...kinds: string[]) =>
  page.evaluate((lost) => {
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message) {
      if (!lost.includes(message.kind)) post.call(this, message);
    };
  }, kinds);

import type { Page } from "@playwright/test";
import { expect, noticeOf, reload, test } from "./tab.ts";

const transactions = async (control: { call: (method: string, path: string) => Promise<unknown> }) =>
  ((await control.call("GET", "chain/transactions")) as { items: unknown[] }).items.length;
const sent = { coin: "USDT", network: "TRC20", amount: "25", contact: "vera.ode@coffer.example" };

const refusals: Record<string, (page: Page) => Promise<unknown>> = {
  "no database at all": (page) =>
    page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    }),
  "a database that is full": (page) =>
    page.addInitScript(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    }),
};
for (const [what, refuse] of Object.entries(refusals)) {
  test(`${what}: reports it and works in memory`, async ({ openTab }) => {
    const tab = await openTab(refuse);
    const before = await transactions(tab.control);
    await tab.control.deposit(sent);
    expect(await transactions(tab.control)).toBe(before + 1);
    await expect(noticeOf(tab)).toContainText("in memory only");
    const other = await openTab(refuse);
    expect(await transactions(other.control)).toBe(before + 1);
    await expect(noticeOf(other)).toContainText("in memory only");
  });
}

const spoil: Record<string, [how: (meta: IDBObjectStore, worlds: IDBObjectStore) => void, told: string]> = {
  "of another version": [(meta) => void meta.put(99, "version"), "it has version 99, this is version 1"],
  "that is damaged": [(_meta, worlds) => void worlds.put({ version: 1, seed: "x" }, "main"), "missing or damaged"],
};
for (const [what, [how, told]] of Object.entries(spoil)) {
  test(`keeps a copy of a state ${what}, reports it, and starts anew`, async ({ openTab }) => {
    const tab = await openTab();
    const before = await transactions(tab.control);
    await tab.control.deposit(sent);
    await tab.page.evaluate(`(${inDatabase.toString()})("readwrite", ["meta", "worlds"], ${how.toString()})`);
    await reload(tab);
    await expect(noticeOf(tab)).toContainText(told);
    expect(await transactions(tab.control)).toBe(before);
    const aside = await tab.page.evaluate(
      `(${inDatabase.toString()})("readonly", ["aside"], (aside) => aside.getAllKeys())`,
    );
    await expect(noticeOf(tab)).toContainText((aside as string[])[0] ?? "no key");
    // The new state is persisted.
    await tab.control.deposit(sent);
    await reload(tab);
    expect(await transactions(tab.control)).toBe(before + 1);
    await expect(noticeOf(tab)).toHaveCount(0);
  });
}

function inDatabase(
  mode: IDBTransactionMode,
  names: string[],
  work: (...stores: IDBObjectStore[]) => IDBRequest | undefined,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open("coffer-sandbox");
    open.onsuccess = () => {
      const transaction = open.result.transaction(names, mode);
      const asked = work(...names.map((name) => transaction.objectStore(name)));
      transaction.oncomplete = () => {
        open.result.close();
        resolve(asked?.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

test("answers the page's fetch in a browser that refuses the worker", async ({ openTab }) => {
  const tab = await openTab((page) =>
    page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    }),
  );
  await expect(noticeOf(tab)).toContainText("refuses the service worker");
  expect(await tab.control.call("GET", "books")).toMatchObject({ balanced: true });
});

import type { Page } from "@playwright/test";
import type { Control } from "../control.ts";
import type { Words } from "../messages.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

/** A trade whose price is checked again, with its steps. */
interface Trade {
  name: string;
  address: string;
  /** Up to the review. */
  review: (page: Page, words: Words) => Promise<void>;
  confirm: (words: Words) => string;
  /** Its call, delayed or passed through. */
  call: string;
  list: string;
  number: RegExp;
  /** The received amount, as review and result show it. */
  gets: RegExp;
}

/** The error of the device's clock (min). */
const OFF = [-10, 10];

const convertSum = { amount: "500", coin: "USDT" };
const sellSum = { amount: "0.5", coin: "BTC" };
const trades: readonly Trade[] = [
  {
    name: "a conversion",
    address: "/convert?from=USDT&to=BTC&amount=500",
    review: async (page, words) => {
      await expect(page.getByLabel(words("convert.youReceive"), { exact: true })).toHaveValue(/^0\.00\d+$/);
      await page.getByRole("button", { name: words("convert.action", convertSum), exact: true }).click();
    },
    confirm: (words) => words("convert.action", convertSum),
    call: "**/CurrencyFlashExchange",
    list: "/convert/order",
    number: /^X\d{13}$/,
    gets: /0\.00\d+ BTC/,
  },
  {
    name: "a trade with the desk",
    address: "/otc?pair=BTC/USDT&side=sell&size=0.5",
    review: (page, words) => page.getByRole("button", { name: words("otc.ask"), exact: true }).click(),
    confirm: (words) => words("otc.sellAmount", sellSum),
    call: "**/CreateQuickTradeOrder",
    list: "/otc/order",
    number: /^O\d{13}$/,
    gets: /\d\d,\d{3}\.\d+ USDT/,
  },
];

for (const { name, address, review, confirm, call, list, number, gets } of trades) {
  test.describe(name, () => {
    const button = (page: Page, words: Words) => page.getByRole("button", { name: confirm(words), exact: true });
    const atResult = (page: Page) => expect(page).toHaveURL(/step=result/);
    const open = async (page: Page, words: Words) => {
      await page.goto(address);
      await review(page, words);
      await expect(page).toHaveURL(/step=review/);
      await expect(button(page, words)).toBeEnabled();
    };
    /** A quote is valid for seconds, and a second tab may take longer to open: both run with a frozen clock. */
    const standStill = async (page: Page, control: Control) => {
      await control.call("POST", "clock/freeze");
      await page.context().clock.setFixedTime(await control.now());
    };
    const isOne = async (page: Page) => {
      await page.goto(list);
      await expect(page.getByText(number)).toHaveCount(1);
    };

    test.beforeEach(({ page, control }) => signInAs(page, control, "mei"));

    test("makes one order when two tabs confirm one quote at once", async ({ page, words, control }) => {
      await standStill(page, control);
      await open(page, words);
      // A duplicated tab has the original's session storage.
      const [copy] = await Promise.all([
        page.waitForEvent("popup"),
        page.evaluate(() => void window.open(location.href)),
      ]);
      await expect(button(copy, words)).toBeEnabled();
      await Promise.all([button(page, words).click(), button(copy, words).click()]);
      await Promise.all([atResult(page), atResult(copy)]);
      await isOne(page);
    });

    test("makes one order when two tabs confirm one quote after each other", async ({ page, words, control }) => {
      await standStill(page, control);
      await open(page, words);
      const [copy] = await Promise.all([
        page.waitForEvent("popup"),
        page.evaluate(() => void window.open(location.href)),
      ]);
      await expect(button(copy, words)).toBeEnabled();
      await button(copy, words).click();
      await atResult(copy);
      await button(page, words).click();
      await atResult(page);
      await isOne(page);
    });

    test("makes one order on a double click", async ({ page, words }) => {
      await open(page, words);
      await button(page, words).dblclick();
      await atResult(page);
      await isOne(page);
    });

    for (const minutes of OFF) {
      test(`makes an order at the shown price on a device whose clock is ${minutes} minutes off`, async ({
        page,
        words,
      }) => {
        await page.addInitScript((off) => {
          const Real = Date;
          globalThis.Date = class extends Real {
            constructor(...of: Parameters<DateConstructor>) {
              super(...((of.length === 0 ? [Real.now() + off] : of) as [number]));
            }
            static override now = () => Real.now() + off;
          } as DateConstructor;
        }, minutes * 60_000);
        await open(page, words);
        const main = page.getByRole("main");
        const [shown = ""] = gets.exec((await main.textContent()) ?? "") ?? [];
        expect(shown).not.toBe("");
        await button(page, words).click();
        await atResult(page);
        await expect(main).toContainText(shown);
        await isOne(page);
      });
    }

    test("makes one order when the page reloads before the reply, and shows it", async ({ page, words }) => {
      await open(page, words);
      let asked = 0;
      await page.route(call, async (route) => {
        // The server received it; the reply never reaches the closed page.
        if (asked++ === 0) await route.fetch();
        else await route.continue();
      });
      await button(page, words).click();
      await expect.poll(() => asked).toBe(1);
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await atResult(page);
      await isOne(page);
    });
  });
}

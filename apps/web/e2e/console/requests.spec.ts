import { sizeOf, widths } from "../test.ts";
import { expect, main, test } from "./console.ts";

const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const withdrawal = { coin: "USDT", network: "TRC20", address, amount: "125.5" };

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: sizeOf(width) });

    test("links a request to its held money and resends it with either key", async ({ page, open, callAs }) => {
      const call = await callAs("verified");
      expect(await call("applyTransactionOut", { ...withdrawal, address: "nonsense" }, "intent-0000")).toBe(400);
      expect(await call("applyTransactionOut", withdrawal, "intent-0001")).toBe(200);
      expect(await call("getAssets", {})).toBe(200);
      await open("requests");
      const rows = page.getByRole("list", { name: "Requests" }).getByRole("listitem");
      await expect(rows).toHaveCount(3);

      await page.getByRole("combobox", { name: "Operation" }).click();
      await page.getByRole("option", { name: "applyTransactionOut" }).click();
      await expect(rows).toHaveCount(2);
      await page.getByRole("combobox", { name: "Answer" }).click();
      await page.getByRole("option", { name: "Done" }).click();
      await rows.getByRole("link", { name: "applyTransactionOut" }).click();

      const detail = page.getByRole("region", { name: /^Request req_/ });
      await expect(detail.getByText("125.5 USDT")).toBeVisible();
      await expect(detail.getByText("intent-0001").first()).toBeVisible();
      await expect(detail.getByText("await coffer.withdrawals.applyTransactionOut({")).toBeVisible();
      await detail.getByRole("radio", { name: "curl" }).click();
      await expect(detail.getByText("curl -X POST")).toBeVisible();

      await detail.getByRole("button", { name: "With the same key" }).click();
      await expect(detail.getByText("Answered from memory")).toBeVisible();
      await detail.getByRole("button", { name: "With a new key" }).click();
      await expect(detail.getByText("Another answer than the first time.")).toBeVisible();

      await detail.getByRole("link", { name: "Vera Ode · Wallet" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Vera Ode · Wallet · USDT" })).toBeVisible();
      // Held twice now: by the first request, and by the one with the new key.
      await expect(main(page).getByText("251 USDT")).toBeVisible();
      const made = main(page).getByRole("link", { name: /^Request req_/ });
      await expect(made).toHaveCount(2);
      await made.last().click();
      await expect(
        page
          .getByRole("region", { name: /^Request req_/ })
          .getByText("intent-0001")
          .first(),
      ).toBeVisible();
    });
  });
}

test("announces new requests without moving the list while it is read", async ({ page, open, callAs }) => {
  const call = await callAs("verified");
  await call("getAssets", {});
  await open("requests");
  const list = page.getByRole("list", { name: "Requests" });
  const rows = list.getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await list.hover();
  await call("getAccountInfo", {});
  await call("getKyc", {});
  const newer = page.getByRole("button", { name: "Show 2 new requests" });
  await expect(newer).toBeVisible();
  await expect(rows).toHaveCount(1);
  await newer.click();
  await expect(rows).toHaveCount(3);

  // While paused, nothing arrives automatically, wherever the pointer is.
  await page.getByRole("button", { name: "Following" }).click();
  await call("getAccountInfo", {});
  await expect(page.getByRole("button", { name: "Show 1 new request" })).toBeVisible();
  await expect(rows).toHaveCount(3);
});

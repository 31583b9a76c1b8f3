import type { Locator } from "@playwright/test";
import { expect, main, test } from "./console.ts";

/** Uses the keyboard: no pointer ever moves the focus. */
const press = async (button: Locator) => {
  await button.focus();
  await button.press("Enter");
};

test("keeps the focus in place when the focused element disappears", async ({ page, open, control, world }) => {
  const rules = [1, 2, 3].map((nth) => ({ operation: "getAssets", nth, kind: "status", value: 503 }));
  await control.call("PUT", "faults", { rules });
  await open("faults");
  const removals = page.getByRole("button", { name: /^Remove rule / });
  await press(page.getByRole("button", { name: "Remove rule 2" }));
  await expect(removals).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Remove rule 2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(removals).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(main(page).locator(":focus")).toHaveCount(1);

  // In the review queue the next item replaces the decided one, or the title if there is none.
  await open("review");
  const approvals = page.getByRole("button", { name: /^Approve/ });
  await expect(approvals.first()).toBeVisible();
  const waiting = await approvals.count();
  await press(approvals.first());
  await expect(approvals).toHaveCount(waiting - 1);
  await expect(main(page).locator(":focus")).toHaveCount(1);

  // A button that is disabled during its action regains the focus.
  await control.deposit({ coin: "BTC", network: "BTC", amount: "0.5", contact: "vera.ode@coffer.example" });
  await open("chain");
  const mine = main(page)
    .getByRole("button", { name: /^Mine a block/ })
    .first();
  await press(mine);
  await expect(mine).toBeEnabled();
  await expect(mine).toBeFocused();

  // After a dialog: back on its button if it was cancelled, on the next row if the row is gone.
  await control.call("POST", "worlds/fork", { id: `${world}-b` });
  await open("worlds");
  const fork = page.getByRole("button", { name: new RegExp(`^Fork.*${world}-b`) });
  await press(fork);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(fork).toBeFocused();
  await press(page.getByRole("button", { name: new RegExp(`^Delete.*${world}-b`) }));
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`${world}-b`) })).toHaveCount(0);
  await expect(main(page).locator(":focus")).toHaveCount(1);
});

import { readFile } from "node:fs/promises";
import { sizeOf } from "../test.ts";
import { expect, main, test } from "./console.ts";

test("adds, refuses by field, applies and removes faults", async ({ page, open, callAs, control }) => {
  const call = await callAs("verified");
  await open("faults");
  await page.getByRole("combobox", { name: "Which calls" }).click();
  await page.getByRole("option", { name: "An operation" }).click();
  const add = page.getByRole("button", { name: "Add", exact: true });
  await add.click();
  await expect(page.getByText("Choose one.").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Operation" }).click();
  await page.getByRole("combobox", { name: "Search operations" }).fill("getAssets");
  await page
    .getByRole("option", { name: /^getAssets\b/ })
    .first()
    .click();
  // Errors that only the sandbox can find are shown at the field.
  await page.getByLabel("Status").fill("999");
  await add.click();
  await expect(page.getByText("A status is 200 to 599.")).toBeVisible();
  await page.getByLabel("Status").fill("503");
  await add.click();
  const rules = main(page).locator("ol").getByRole("listitem");
  await expect(rules).toHaveCount(1);
  await expect(rules.first()).toContainText("An HTTP status: 503");
  expect(await call("getAssets", {})).toBe(503);

  await page.getByRole("button", { name: "Add: The access token ends" }).click();
  await expect(rules).toHaveCount(2);
  await page.getByRole("button", { name: "Remove rule 1" }).click();
  await expect(rules).toHaveCount(1);
  await page.getByRole("button", { name: "Import…" }).click();
  await page.getByLabel("Plan").last().fill('{ "rules": [{ "kind": "code", "value": 99999 }] }');
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("rules.0.value")).toBeVisible();
  await page.getByLabel("Plan").last().fill('{ "rules": [{ "kind": "code", "value": 1 }] }');
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(rules.first()).toContainText("A code of the catalogue: 1");
  await page.getByRole("button", { name: "Clear plan" }).click();
  await expect(rules).toHaveCount(0);
  expect(await control.call("GET", "faults")).toMatchObject({ rules: [] });
});

test("starts a scenario, restores a snapshot, and exports and compares a world", async ({
  page,
  open,
  control,
  world,
}) => {
  await open("scenarios");
  await page
    .getByRole("button", { name: "Start: A fresh user" })
    .or(page.getByRole("button", { name: /^Start: / }).first())
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start" }).click();
  await expect(main(page).getByText(/^The world is in/)).toBeVisible();

  await open("worlds");
  const { id: snapshotOf } = await control.call<{ id: string }>("GET", "world");
  expect(snapshotOf).toBe(world);
  const restores = page.getByRole("button", { name: /^Restore the snapshot: / });
  const takeNamed = async (name: string, kept: number) => {
    await page.getByLabel("Name of the snapshot").fill(name);
    await page.getByRole("button", { name: "Take a snapshot" }).click();
    await expect(restores).toHaveCount(kept);
  };
  await takeNamed("before a long day", 1);
  const before = await control.now();
  await control.advance(24 * 3600);
  await takeNamed("", 2);
  // They survive a reload.
  await open("worlds");
  await expect(restores).toHaveCount(2);
  await page.getByRole("button", { name: /^Forget the snapshot: World time / }).click();
  await expect(restores).toHaveCount(1);
  await page.getByRole("button", { name: "Restore the snapshot: before a long day" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(await control.now()).toBeLessThan(before + 3600_000);
  await expect(main(page).getByText(/in memory, \d+ in the folder alone/)).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Export world ${world} as a file` }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ format: "coffer-sandbox-world" });
  const copy = `${world}-copy`.slice(-38);
  await page.getByRole("button", { name: "Import…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(dialog.getByText("Choose a file.")).toBeVisible();
  await dialog.getByLabel("File").setInputFiles(file);
  await dialog.getByLabel("Name").fill(copy);
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("button", { name: `World ${copy}; change` })).toBeVisible();

  await control.deposit({ coin: "BTC", network: "BTC", amount: "0.5", contact: "vera.ode@coffer.example" });
  await open("worlds");
  await page.getByRole("combobox", { name: "From" }).click();
  await page.getByRole("option", { name: copy, exact: true }).click();
  await expect(main(page).getByText("Table deposits")).toBeVisible();
});

test.describe("works on a phone, in Chinese", () => {
  test.use({ viewport: sizeOf(390), language: "zh-CN" });

  test("reaches sections by keyboard and moves the clock to a moment", async ({ page, open, control }) => {
    await open("overview");
    await page.getByRole("button", { name: "菜单" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "覆盖率" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "覆盖率" })).toBeFocused();

    await open("overview");
    const before = await control.now();
    await page.getByLabel("或到（UTC）").fill(new Date(before + 48 * 3600_000).toISOString().slice(0, 16));
    await page.getByRole("button", { name: "前往" }).click();
    await expect.poll(async () => (await control.now()) - before).toBeGreaterThan(47 * 3600_000);
    await page.getByLabel("或到（UTC）").fill("2020-01-01T00:00");
    await page.getByRole("button", { name: "前往" }).click();
    await expect(page.getByText("请选择晚于世界时间的日期和时间。")).toBeVisible();
  });
});

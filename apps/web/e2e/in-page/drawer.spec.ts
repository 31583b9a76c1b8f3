import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seriousIn } from "../axe.ts";
import { useTheme } from "../steps/sign-in.ts";
import { sizeOf, webBuild } from "../test.ts";
import { expect, test } from "./tab.ts";

const drawerOf = (page: Page) => page.locator("[data-sandbox-drawer]").getByRole("dialog");
const buttonOf = (page: Page) => page.locator("[data-sandbox-button]");

test("signs a user in from the drawer and shows the sent code in its inbox", async ({ openTab }) => {
  const { page } = await openTab();
  await page.goto("/user/login");
  await page.getByRole("textbox").first().focus();
  await page.keyboard.press("Alt+Shift+S");
  const drawer = drawerOf(page);
  await expect(drawer).toBeFocused();
  // The app's styles are loaded, which the drawer shares.
  await expect(drawer).toHaveCSS("position", "fixed");
  await drawer.getByRole("link", { name: "People" }).click();
  await drawer.getByRole("button", { name: "Sign in as Vera Ode here" }).click();
  // The app restarts with its sandbox.
  await expect(page).toHaveURL(/\/assets/, { timeout: 30_000 });
  // After a page change the drawer keeps its section.
  await expect(drawer.getByRole("heading", { name: "People" })).toBeVisible();
  await expect(page.getByRole("main").first().getByText("1,000.00").first()).toBeVisible();
  await drawer.getByRole("link", { name: "Requests" }).click();
  await expect(drawer.getByRole("link", { name: "getAccountInfo" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(buttonOf(page)).toBeVisible();
});

test("closes an open menu before the drawer and returns the focus", async ({ openTab }) => {
  const { page } = await openTab();
  await page.goto("/user/login");
  const field = page.getByRole("textbox").first();
  await field.focus();
  await page.keyboard.press("Alt+Shift+S");
  const drawer = drawerOf(page);
  await drawer.getByRole("button", { name: /^World main/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(field).toBeFocused();
});

for (const [theme, width] of [
  ["light", 1360],
  ["dark", 390],
] as const) {
  test(`has no serious axe finding with the open drawer, ${theme} at ${width} px`, async ({ openTab }) => {
    const { page } = await openTab();
    await page.setViewportSize(sizeOf(width));
    await useTheme(page, theme);
    await page.goto("/user/login?lang=zh-CN");
    await buttonOf(page).click();
    for (const section of ["收件箱", "人员", "请求", "故障"]) {
      await drawerOf(page).getByRole("link", { name: section, exact: true }).click();
      await expect(drawerOf(page).getByRole("heading", { level: 2, name: section, exact: true })).toBeVisible();
      expect(await seriousIn(page)).toEqual([]);
    }
  });
}

test("never covers a control of the app on a phone", async ({ openTab }) => {
  const { page } = await openTab();
  await page.setViewportSize(sizeOf(390));
  for (const path of ["/", "/user/login", "/user/register"]) {
    await page.goto(path);
    await expect(buttonOf(page)).toBeVisible();
    const covered = await page.evaluate(() => {
      const button = document.querySelector("[data-sandbox-button]")?.getBoundingClientRect();
      if (!button) return ["no button"];
      return (
        [...document.querySelectorAll<HTMLElement>("#root :is(a, button, input, [role=tab])")]
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          // The middle of a control, where a tap lands, at any scroll position.
          .filter(({ box }) => box.width > 0 && box.left + box.width / 2 > button.left)
          .map(({ control }) => control.outerHTML.slice(0, 80))
      );
    });
    expect(covered, path).toEqual([]);
  }
});

test("is not part of the production build", () => {
  const built = readdirSync(join(webBuild, "assets")).filter((name) => /\.(js|css)$/.test(name));
  const marks = /coffer_sandbox_drawer|data-sandbox-(button|drawer)|sandboxButton|__sandbox\/api/;
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((name) => marks.test(readFileSync(join(webBuild, "assets", name), "utf8")))).toEqual([]);
});

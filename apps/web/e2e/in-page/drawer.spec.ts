import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seriousIn } from "../axe.ts";
import { useTheme } from "../steps/sign-in.ts";
import { sizeOf, webBuild } from "../test.ts";
import { expect, test } from "./tab.ts";

const drawerOf = (page: Page) => page.locator("[data-sandbox-drawer]").getByRole("dialog");
const buttonOf = (page: Page) => page.locator("[data-sandbox-button]");

test("the drawer signs somebody in, and its inbox has the code that was sent", async ({ openTab }) => {
  const { page } = await openTab();
  await page.goto("/user/login");
  await page.getByRole("textbox").first().focus();
  await page.keyboard.press("Alt+Shift+S");
  const drawer = drawerOf(page);
  await expect(drawer).toBeFocused();
  // The app's own styles are there, which are also the drawer's.
  await expect(drawer).toHaveCSS("position", "fixed");
  await drawer.getByRole("link", { name: "People" }).click();
  await drawer.getByRole("button", { name: "Sign in as Vera Ode here" }).click();
  // The app starts anew, with its sandbox.
  await expect(page).toHaveURL(/\/assets/, { timeout: 30_000 });
  // The page is another; the drawer is where it was.
  await expect(drawer.getByRole("heading", { name: "People" })).toBeVisible();
  await expect(page.getByRole("main").first().getByText("1,000.00").first()).toBeVisible();
  await drawer.getByRole("link", { name: "Requests" }).click();
  await expect(drawer.getByRole("link", { name: "getAccountInfo" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(buttonOf(page)).toBeVisible();
});

test("a menu inside closes before the drawer, and the focus goes back to where it came from", async ({ openTab }) => {
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
  test(`axe finds nothing serious with the drawer open, ${theme} at ${width} px`, async ({ openTab }) => {
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

test("on a phone the button stands over no control of the app", async ({ openTab }) => {
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
          // Its middle, where it is pressed, wherever it is scrolled to.
          .filter(({ box }) => box.width > 0 && box.left + box.width / 2 > button.left)
          .map(({ control }) => control.outerHTML.slice(0, 80))
      );
    });
    expect(covered, path).toEqual([]);
  }
});

test("what is built for people has nothing of the sandbox", () => {
  const built = readdirSync(join(webBuild, "assets")).filter((name) => /\.(js|css)$/.test(name));
  const marks = /coffer_sandbox_drawer|data-sandbox-(button|drawer)|sandboxButton|__sandbox\/api/;
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((name) => marks.test(readFileSync(join(webBuild, "assets", name), "utf8")))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { openApp } from "../test/app.tsx";
import { text } from "../test/page.tsx";

const sheet = readFileSync(join(import.meta.dirname, "print.css"), "utf8");

/** The page as it would be printed: jsdom knows no paper, so the rules for it hold for the screen. */
function print() {
  const style = document.createElement("style");
  style.textContent = sheet.slice(sheet.indexOf("@media print {") + "@media print {".length, sheet.lastIndexOf("}"));
  document.head.append(style);
  onTestFinished(() => style.remove());
}
const shown = (element: Element | null | undefined): boolean => {
  for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).display === "none") return false;
  return Boolean(element);
};

it("a record is printed alone, without what is pressed", async () => {
  const app = await openApp("/assets/withdraw", { as: "mei", scenario: "every-status" });
  await app.press("withdrawals.details");
  await text("withdrawals.number");
  const dialog = document.querySelector("[role=dialog]");
  await waitFor(() => expect(dialog?.querySelector("dl")).not.toBeNull());
  expect(dialog?.parentElement).toBe(document.body);
  print();
  expect(shown(dialog?.querySelector("dl"))).toBe(true);
  expect([...(dialog?.querySelectorAll("button") ?? [])].filter(shown)).toEqual([]);
});

it("a list is printed without menus, footer and forms, its heads with it", async () => {
  await openApp("/assets", { as: "mei" });
  await text("assets.total");
  print();
  for (const gone of ["header", "footer", "nav"]) expect(shown(document.querySelector(gone))).toBe(false);
  expect(shown([...document.querySelectorAll("th")].at(-2))).toBe(true);
  expect(shown(document.querySelector("th button"))).toBe(true);
});

it("a public page is printed with its title", async () => {
  await openApp("/about");
  await text("contentAbout.heading");
  print();
  expect(shown(document.querySelector("[role=banner], body header:not(main header)"))).toBe(false);
  expect(shown(document.querySelector("h1"))).toBe(true);
});

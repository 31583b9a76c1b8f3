import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LogoMark } from "@coffer/ui";
import { render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

const web = join(import.meta.dirname, "../..");
const html = readFileSync(join(web, "index.html"), "utf8");
const script = readFileSync(join(web, "public/theme.js"), "utf8");
const root = document.documentElement;

/** The script of the page's head, at an address; it has no module of its own. */
function start(address: string) {
  window.history.replaceState(null, "", address);
  Object.defineProperty(document, "currentScript", { configurable: true, value: { dataset: { live: "true" } } });
  new Function(script)();
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const said of ["bare", "theme", "themeMode"]) delete root.dataset[said];
  Reflect.deleteProperty(document, "currentScript");
  window.history.replaceState(null, "", "/");
});

it("draws the same mark as the header that follows it", () => {
  const { container } = render(<LogoMark />);
  expect(html).toContain(container.innerHTML);
});

it.each(["/", "/user/login?next=%2Fassets", "/assets"])("shows it at %s", (address) => {
  start(address);
  expect(root.dataset.bare).toBeUndefined();
  expect(root.dataset.themeMode).toBe("light");
});

it.each(["/maintain?next=%2F", "/assets?from=app"])("hides it at %s, where no header follows", (address) => {
  start(address);
  expect(root.dataset.bare).toBe("");
});

it("hides it for the rest of a visit from the app, and takes the stored theme", () => {
  sessionStorage.setItem("coffer_production_fromApp", "yes");
  localStorage.setItem("coffer_production_theme-mode", "dark");
  start("/assets");
  expect(root.dataset.bare).toBe("");
  expect(root.dataset.themeMode).toBe("dark");
});

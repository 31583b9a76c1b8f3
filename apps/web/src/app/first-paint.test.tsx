import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LogoMark } from "@coffer/ui";
import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

const web = join(import.meta.dirname, "../..");
const html = readFileSync(join(web, "index.html"), "utf8");
const script = readFileSync(join(web, "public/theme.js"), "utf8");
const root = document.documentElement;

/** The script of the page's head, at an address; it has no module of its own. */
function start(address: string) {
  window.history.replaceState(null, "", address);
  const dataset = { live: "true" };
  Object.defineProperty(document, "currentScript", { configurable: true, value: { dataset } });
  new Function(script)();
}

afterEach(() => {
  delete window.early;
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  for (const said of ["bare", "otherLanguage", "session", "theme", "themeMode"]) delete root.dataset[said];
  Reflect.deleteProperty(document, "currentScript");
  window.history.replaceState(null, "", "/");
});

it("draws the same mark as the header that follows it", () => {
  const { container } = render(<LogoMark />);
  expect(html).toContain(container.innerHTML);
});

it("draws the same mark in the browser's tab", () => {
  const { container } = render(<LogoMark />);
  const file = new DOMParser().parseFromString(readFileSync(join(web, "public/mark.svg"), "utf8"), "image/svg+xml");
  const shapes = (of: ParentNode) =>
    [...of.querySelectorAll("rect, path, circle")].map((shape) =>
      ["d", "cx", "cy", "r", "rx", "width", "stroke-width"].map((name) => shape.getAttribute(name)),
    );
  expect(shapes(file)).toEqual(shapes(container));
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

it.each([
  ["/about?lang=zh-hant", "", true],
  ["/about", "coffer_production_lang=zh-CN", true],
  ["/about?lang=en", "coffer_production_lang=zh-CN", false],
  ["/about", "", false],
])("marks another language than the page's at %s with the cookie %j: %s", (address, cookie, isOther) => {
  root.lang = "en";
  vi.spyOn(document, "cookie", "get").mockReturnValue(cookie);
  start(address);
  expect("otherLanguage" in root.dataset).toBe(isOther);
});

it("marks a session", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("coffer_production_token=t");
  start("/about");
  expect("session" in root.dataset).toBe(true);
});

it("collects what the user does before hydration", () => {
  document.body.innerHTML = '<div id="root"><button>Menu</button></div><p>Text</p>';
  start("/about");
  document.querySelector("button")?.click();
  document.querySelector("p")?.click();
  // Each start of this file adds a listener of its own.
  expect(new Set(window.early?.map(({ target }) => (target as Element).tagName))).toEqual(new Set(["BUTTON"]));
  document.body.innerHTML = "";
});

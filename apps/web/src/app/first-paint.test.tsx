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
function start(address: string, early?: object) {
  window.history.replaceState(null, "", address);
  const dataset = { live: "true", ...(early && { early: JSON.stringify(early) }) };
  Object.defineProperty(document, "currentScript", { configurable: true, value: { dataset } });
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
  ["/user/login?next=%2Fassets", undefined, ["/code.js", "/en.js"]],
  ["/user/login?lang=zh-hant", undefined, ["/code.js", "/zh.js"]],
  ["/user/login", "zh-CN", ["/code.js", "/zh.js"]],
  ["/assets", undefined, []],
])("asks early at %s, with %s kept, for %j", (address, kept, asked) => {
  if (kept) localStorage.setItem("coffer_production_lang", kept);
  start(address, { "/user/login": { code: ["code.js"], en: ["en.js"], "zh-CN": ["zh.js"] } });
  const links = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  for (const link of links) link.remove();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(asked);
});

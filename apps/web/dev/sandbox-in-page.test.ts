import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sandboxInPage, workerSource } from "../vite/sandbox-in-page.ts";

const { transformIndexHtml, generateBundle } = sandboxInPage() as unknown as {
  transformIndexHtml: { handler: (html: string) => string };
  generateBundle: { handler: (this: { emitFile: (file: Emitted) => void }, options: object, bundle: object) => void };
};
type Emitted = { fileName: string; source: string };

it("serves the worker file of the pinned MSW version", () => {
  const msw = join(import.meta.dirname, "../../sandbox/node_modules/msw");
  const { version } = JSON.parse(readFileSync(join(msw, "package.json"), "utf8"));
  expect(workerSource()).toBe(readFileSync(join(msw, "lib/mockServiceWorker.js"), "utf8"));
  expect(workerSource()).toContain(`PACKAGE_VERSION = '${version}'`);
  const { devDependencies } = JSON.parse(readFileSync(join(msw, "../../package.json"), "utf8"));
  expect(devDependencies.msw).toBe(version);
});

it("starts with the sandbox, and builds without it contain none of it", () => {
  const html = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
  expect(html).not.toContain("sandbox");
  expect(transformIndexHtml.handler(html)).toContain('src="/dev/sandbox-in-page.ts"');
  expect(() => transformIndexHtml.handler("<html></html>")).toThrow("doesn't start");
});

it("gives a static host the worker, the app at any address, and the console", () => {
  const emitted: Emitted[] = [];
  const page = { type: "asset", source: "<html>the app</html>" };
  generateBundle.handler.call({ emitFile: (file) => void emitted.push(file) }, {}, { "index.html": page });
  const names = emitted.map(({ fileName }) => fileName);
  expect(names).toEqual(["mockServiceWorker.js", "404.html", "_redirects", "__sandbox/index.html"]);
  expect(emitted[1]?.source).toBe(page.source);
});

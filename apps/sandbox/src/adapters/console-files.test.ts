import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consoleFile, isConsole } from "./console-files.ts";
import { startServer } from "./server.ts";

const root = mkdtempSync(join(tmpdir(), "console-"));
const built = join(root, "console");
const get = (path: string, folder = built) => consoleFile("GET", path, folder);

beforeAll(() => {
  mkdirSync(join(built, "assets"), { recursive: true });
  for (const name of ["index.html", "assets/main-1.js", "assets/main-1.css", "assets/geist-1.woff2", "mark.svg"])
    writeFileSync(join(built, name), `this is ${name}`);
  writeFileSync(join(built, "notes.txt"), "no type of ours");
  writeFileSync(join(root, "secret.html"), "secret");
  symlinkSync(join(root, "secret.html"), join(built, "link.html"));
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ["/__sandbox/", "index.html", "text/html; charset=utf-8", "no-cache"],
  ["/__sandbox/index.html", "index.html", "text/html; charset=utf-8", "no-cache"],
  ["/__sandbox/assets/main-1.js", "assets/main-1.js", "text/javascript; charset=utf-8", /immutable/],
  ["/__sandbox/assets/main-1.css", "assets/main-1.css", "text/css; charset=utf-8", /immutable/],
  ["/__sandbox/assets/geist-1.woff2", "assets/geist-1.woff2", "font/woff2", /immutable/],
  ["/__sandbox/mark.svg", "mark.svg", "image/svg+xml", "no-cache"],
])("serves %s", (path, name, type, cache) => {
  const { status, headers, body } = get(path);
  expect(status).toBe(200);
  expect(String(body)).toBe(`this is ${name}`);
  expect(headers).toMatchObject({
    "content-type": type,
    "cache-control": cache instanceof RegExp ? expect.stringMatching(cache) : cache,
    "x-content-type-options": "nosniff",
  });
});

it.each([
  "/__sandbox/../secret.html",
  "/__sandbox/assets/../../secret.html",
  "/__sandbox//secret.html",
  "/__sandbox/..\\secret.html",
  `/__sandbox/${root}/secret.html`,
  "/__sandbox/link.html",
  "/__sandbox/assets",
  "/__sandbox/notes.txt",
  "/__sandbox/index.html\0.js",
])("has no file at %s", (path) => {
  const { status, body } = get(path);
  expect(status).toBe(404);
  expect(String(body)).not.toContain("secret");
});

it("explains how to build a missing console", () => {
  const { status, body } = get("/__sandbox/", join(root, "nothing"));
  expect(status).toBe(503);
  expect(String(body)).toContain("build:console");
});

it("is read-only", () => {
  expect(consoleFile("POST", "/__sandbox/", built)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

it("leaves the control API and the product's calls alone", () => {
  expect(["/__sandbox", "/__sandbox/", "/__sandbox/x.js"].map(isConsole)).toEqual([true, true, true]);
  expect(["/__sandbox/api/clock", "/__sandboxes", "/api/x"].map(isConsole)).toEqual([false, false, false]);
});

describe("over HTTP", () => {
  /** fetch would normalise the path before sending. */
  const raw = (url: string, path: string) =>
    new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, type: response.headers["content-type"] });
      })
        .on("error", reject)
        .end();
    });

  it("never leaves the folder for any spelling of a path", async () => {
    const server = await startServer({ port: 0, live: false });
    try {
      const paths = [
        "/__sandbox/../package.json",
        "/__sandbox/%2e%2e/%2e%2e/package.json",
        "/__sandbox/..%2f..%2fREADME.md",
      ];
      for (const path of paths) {
        const { status, type } = await raw(server.url, path);
        // 503 if this checkout hasn't built the console.
        expect([404, 503], path).toContain(status);
        expect(type, path).toMatch(/^(text\/plain|application\/json)/);
      }
      expect(await raw(server.url, "/__sandbox")).toMatchObject({ status: 308 });
      expect(await raw(server.url, "/__sandbox/api/clock")).toMatchObject({ status: 200 });
    } finally {
      await server.stop();
    }
  });
});

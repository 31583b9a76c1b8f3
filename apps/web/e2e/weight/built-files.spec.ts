import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, webBuild } from "../test.ts";

const pagesBuild = process.env.PAGES_BUILD ?? "";
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
const textsIn = (folder: string) =>
  namesIn(folder)
    .filter((name) => /\.(js|html|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8").toLowerCase() }));

test("what is built for people has no source maps", () => {
  expect(namesIn(webBuild).filter((name) => name.endsWith(".map"))).toEqual([]);
  const scripts = textsIn(webBuild).filter(({ name }) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter(({ text }) => text.includes("sourcemappingurl")).map(({ name }) => name)).toEqual([]);
});

/** The largest compressed script beside the entry chunk (bytes). */
const MOST_OF_ONE = 45_000;

test("keeps every script but the entry chunk light", () => {
  const heavy = namesIn(webBuild)
    .filter((name) => /assets\/.*\.js$/.test(name) && !/assets\/index-/.test(name))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(join(webBuild, name))).length }))
    .filter(({ bytes }) => bytes > MOST_OF_ONE);
  expect(heavy).toEqual([]);
});

/** What no minifier changes: a text of the stand-in's, the worker's name, a header, an address, the personas' password. */
const marks = ["kycstandin.title", "mockserviceworker", "x-sandbox-world", "__sandbox/", "coffer-demo-2026"];

test("what is built with the sandbox inside has its marks, so that they are worth looking for", () => {
  const all = textsIn(pagesBuild);
  expect(marks.filter((mark) => !all.some(({ text }) => text.includes(mark)))).toEqual([]);
});

test("what is built for people has nothing of the sandbox, no stand-in, and no host of the fingerprint's maker", () => {
  const unwanted = [...marks, "fpjs.io", "fpnpmcdn"];
  const found = textsIn(webBuild).flatMap(({ name, text }) =>
    unwanted.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`),
  );
  expect(found).toEqual([]);
  expect(namesIn(webBuild).filter((name) => /mockServiceWorker|stand-in/i.test(name))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { signs } from "./first-sign.ts";

it("before there is a script the page waits for the same signs", () => {
  const theme = readFileSync(new URL("../../public/theme.js", import.meta.url), "utf8");
  const [, list = ""] = /for \(const sign of (\[[^\]]*\])\)/.exec(theme) ?? [];
  expect(JSON.parse(list)).toEqual(signs);
});

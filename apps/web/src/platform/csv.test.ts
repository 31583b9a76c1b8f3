import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("quotes cells, line ends and Chinese for spreadsheets", () => {
  expect(toCsv(["Name", "备注"], [['a "b", c', "一\n二"]])).toBe('\uFEFFName,备注\r\n"a ""b"", c","一\n二"');
});

it("neutralises formulas and keeps amounts", () => {
  const csv = toCsv(["x"], [["=HYPERLINK(1)"], ["+1+1"], ["-12.5"], ["@SUM"], ["\tx"], ["-2+3"], ["662E41"]]);
  expect(csv.split("\r\n").slice(1)).toEqual(["'=HYPERLINK(1)", "'+1+1", "-12.5", "'@SUM", "'\tx", "'-2+3", "662E41"]);
});

import { expect, it } from "vitest";
import { phoneBook } from "./phone-book.ts";

const book = phoneBook("en");

it("splits a full number into the contract's two parts", () => {
  expect(book.split("+44 7700 900123")).toEqual({ countryCode: "+44", phoneNumber: "7700900123" });
  expect(book.split("07700")).toBeUndefined();
});

it("lists each dialling code once, by the names of its countries", () => {
  const codes = book.options.map((option) => option.value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(book.options.find((option) => option.value === "+44")?.keywords).toContain("United Kingdom");
  expect(phoneBook("zh-CN").options.find((option) => option.value === "+86")?.keywords).toContain("中国");
});

it("recognises an impossible number", () => {
  expect(book.possible("+44", "7700900123")).toBe(true);
  expect(book.possible("+44", "770")).toBe(false);
});

import { expect, test } from "vitest";
import { someone } from "../../testing/someone.ts";
import { nameOf, readByProvider } from "./kyc-case.ts";

const person = { type: 0 as const, firstName: " Nora ", lastName: " Fresh " };

test.each([
  [person, "Nora Fresh"],
  [{ ...person, firstName: "伟文 ", lastName: " 张" }, "张伟文"],
  [{ ...person, firstName: "Wai Man", lastName: "张" }, "张Wai Man"],
  [{ ...person, type: 1 as const, companyName: " Lantern Hill Holdings Limited " }, "Lantern Hill Holdings Limited"],
  [{ ...person, type: 1 as const }, "Nora Fresh"],
  [{ ...person, companyName: "Not An Enterprise" }, "Nora Fresh"],
])("names %j as %s", (submission, name) => {
  expect(nameOf(submission as Parameters<typeof nameOf>[0])).toBe(name);
});

test("returns a company's name for a company and a person's for a person", () => {
  const { world, user } = someone("enterprise");
  const names = (accountType: 0 | 2) =>
    Array.from({ length: 30 }, () => readByProvider(world, { ...user(), accountType }));
  expect(names(2).every((name) => name.endsWith(" Limited"))).toBe(true);
  expect(names(0).some((name) => name.endsWith(" Limited"))).toBe(false);
});

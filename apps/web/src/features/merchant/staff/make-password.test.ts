import { signUpPassword } from "@coffer/sdk/rules";
import { expect, test } from "vitest";
import { makePassword } from "./make-password.ts";

test("generates passwords that the server accepts, each different", () => {
  const made = Array.from({ length: 500 }, makePassword);
  expect(made.filter((password) => !signUpPassword.safeParse(password).success)).toEqual([]);
  expect(made.filter((password) => !/^[\x21-\x7e]+$/.test(password))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

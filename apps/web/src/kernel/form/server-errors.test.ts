import { CofferError } from "@coffer/errors";
import { expect, it } from "vitest";
import { serverFieldErrors } from "./server-errors.ts";

const values = { email: "", pin: "", verification: { code: "" } };

it("puts the server's field errors at their fields, and leaves out what the form hasn't got", () => {
  const failure = new CofferError({
    kind: "api",
    code: 400,
    message: "Invalid input.",
    validationErrors: [
      { field: "fundPassword", rule: "pattern", message: "six digits" },
      { field: "verification.code", rule: "required", message: "missing" },
      { field: "rid", rule: "unknown", message: "unknown" },
      { field: "__proto__", rule: "unknown", message: "unknown" },
    ],
  });
  expect(serverFieldErrors(failure, { fields: { fundPassword: "pin" } }, values)).toEqual([
    { field: "pin", message: "six digits" },
    { field: "verification.code", message: "missing" },
  ]);
});

it("puts a catalogue code at the field it is about", () => {
  const failure = new CofferError({ kind: "api", code: 51093, message: "Exists.", details: "Sign in." });
  expect(serverFieldErrors(failure, { codes: { 51093: "email" } }, values)).toEqual([
    { field: "email", message: "Exists. Sign in." },
  ]);
  expect(serverFieldErrors(failure, {}, values)).toEqual([]);
});

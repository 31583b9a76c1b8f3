import { CofferError } from "@coffer/errors";
import { expect, it } from "vitest";
import { hasPath, serverFieldErrors } from "./server-errors.ts";

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

it("a failure that isn't ours is about no field, and one without a code about none of the codes' fields", () => {
  expect(serverFieldErrors(new Error("no"), { codes: { 51093: "email" } }, values)).toEqual([]);
  const lost = new CofferError({ kind: "timeout", message: "No answer." });
  expect(serverFieldErrors(lost, { codes: { 51093: "email" } }, values)).toEqual([]);
});

it("a name that leads through a text, through nothing or past the form is no field", () => {
  const form = { ...values, tag: null };
  const named = ["email.length", "tag.code", "verification.code.length", "verification.other", "toString"];
  expect(named.filter((path) => hasPath(form, path))).toEqual([]);
  expect(["tag", "verification.code"].filter((path) => hasPath(form, path))).toEqual(["tag", "verification.code"]);
});

it("a message without details stands alone", () => {
  const failure = new CofferError({ kind: "api", code: 51093, message: "Exists." });
  expect(serverFieldErrors(failure, { codes: { 51093: "email" } }, values)).toEqual([
    { field: "email", message: "Exists." },
  ]);
});

it("what is wrong with one of several files is said where all of them are; a row has a place of its own", () => {
  const form = { files: ["file_1", "file_2"], rows: [{ address: "a" }] };
  const failure = new CofferError({
    kind: "api",
    message: "Wrong.",
    validationErrors: [
      { field: "files.1", rule: "upload", message: "It isn't kept." },
      { field: "rows.0.address", rule: "format", message: "Odd." },
    ],
  });
  expect(serverFieldErrors(failure, {}, form)).toEqual([
    { field: "files", message: "It isn't kept." },
    { field: "rows.0.address", message: "Odd." },
  ]);
});

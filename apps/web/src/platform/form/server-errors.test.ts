import { CofferError } from "@coffer/errors";
import { expect, it } from "vitest";
import { hasPath, serverFieldErrors } from "./server-errors.ts";

const values = { email: "", pin: "", verification: { code: "" } };

it("shows the server's field errors at their fields and skips unknown fields", () => {
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

it("shows a catalogue code at its field", () => {
  const failure = new CofferError({ kind: "api", code: 51093, message: "Exists.", details: "Sign in." });
  expect(serverFieldErrors(failure, { codes: { 51093: "email" } }, values)).toEqual([
    { field: "email", message: "Exists. Sign in." },
  ]);
  expect(serverFieldErrors(failure, {}, values)).toEqual([]);
});

it("maps foreign failures and failures without a code to no field", () => {
  expect(serverFieldErrors(new Error("no"), { codes: { 51093: "email" } }, values)).toEqual([]);
  const lost = new CofferError({ kind: "timeout", message: "No answer." });
  expect(serverFieldErrors(lost, { codes: { 51093: "email" } }, values)).toEqual([]);
});

it("ignores a path through a text, through nothing or beyond the form", () => {
  const form = { ...values, tag: null };
  const named = ["email.length", "tag.code", "verification.code.length", "verification.other", "toString"];
  expect(named.filter((path) => hasPath(form, path))).toEqual([]);
  expect(["tag", "verification.code"].filter((path) => hasPath(form, path))).toEqual(["tag", "verification.code"]);
});

it("shows a message without details alone", () => {
  const failure = new CofferError({ kind: "api", code: 51093, message: "Exists." });
  expect(serverFieldErrors(failure, { codes: { 51093: "email" } }, values)).toEqual([
    { field: "email", message: "Exists." },
  ]);
});

it("shows a file's fault at the field of all files, and a row's at the row", () => {
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

import { expect, it } from "vitest";
import { serverFieldsSchema } from "./server-fields.tsx";

const schema = serverFieldsSchema([
  { name: "iban", label: "IBAN", kind: "text", required: true, pattern: "^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$" },
  { name: "country", label: "Country", kind: "select", required: true, options: [{ value: "DE", label: "Germany" }] },
  { name: "note", label: "Note", kind: "text", required: false, pattern: "(", maxLength: 5 },
]);
const problems = (values: object) =>
  schema.safeParse(values).error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);

it("holds each field to what the server said of it", () => {
  expect(problems({ iban: "DE89370400440532013000", country: "DE", note: "" })).toBeUndefined();
  expect(problems({ iban: "", country: "FR", note: "12345" })).toEqual(["iban: form.required", "country: form.choose"]);
  expect(problems({ iban: "x", country: "DE", note: "123456" })).toHaveLength(2);
});

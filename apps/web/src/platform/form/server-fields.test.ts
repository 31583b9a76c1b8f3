import { expect, it } from "vitest";
import { type DescribedField, describedFault } from "./server-fields.tsx";

const described = (own: Partial<DescribedField>): DescribedField => ({
  name: "one",
  label: "One",
  kind: "text",
  required: true,
  ...own,
});
const iban = described({ pattern: "^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$" });
const country = described({ kind: "select", options: [{ value: "DE", label: "Germany" }] });
const note = described({ required: false, pattern: "(", minLength: 2, maxLength: 5 });

it.each([
  ["what fits", iban, "DE89370400440532013000", undefined],
  ["nothing, where something is needed", iban, "", "form.required"],
  ["what has another form", iban, "x", "form.format"],
  ["a choice", country, "DE", undefined],
  ["what is no choice", country, "FR", "form.choose"],
  ["nothing, where nothing is needed", note, "", undefined],
  ["any text, where the pattern can't be read", note, "1234", undefined],
  ["too little", note, "1", "form.tooShort"],
  ["too much", note, "123456", "form.tooLong"],
] as const)("%s", (_, field, value, fault) => {
  expect(describedFault(field, value)?.text).toBe(fault);
});

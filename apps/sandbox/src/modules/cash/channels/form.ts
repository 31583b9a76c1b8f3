import type { Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";

/** A form field as the contract describes it, without its position. */
export type FormField = Omit<Result<"getChannelBeneficiaryDynamicFormsFields">[number], "order">;
const LONGEST = 140;

/** Returns a required text field for every payee, with overrides. */
export const field = (key: string, label: Text, own: Partial<FormField> = {}): FormField => ({
  key,
  label,
  hint: null,
  type: "text",
  required: true,
  minLength: 1,
  maxLength: LONGEST,
  pattern: null,
  options: [],
  payeeTypes: ["person", "company"],
  ...own,
});

/** Returns a form with the fields' positions from 0. */
export const inOrder = (fields: readonly FormField[]) => fields.map((each, order) => ({ ...each, order }));

/** @throws 400 naming the path if the text doesn't fit the field */
export function checkText({ minLength, maxLength, pattern, options }: FormField, value: string, path: string): void {
  if (value.trim() === "" && minLength > 0) throw invalid(path, "minLength", "It must be filled in.");
  if (value.length < minLength) throw invalid(path, "minLength", `It must have at least ${minLength} characters.`);
  if (value.length > maxLength) throw invalid(path, "maxLength", `It may have at most ${maxLength} characters.`);
  if (pattern !== null && !new RegExp(pattern, "u").test(value))
    throw invalid(path, "pattern", `It must match ${pattern}.`);
  if (options.length > 0 && !options.some((option) => option.value === value))
    throw invalid(path, "enum", `It must be one of ${options.map((option) => option.value).join(", ")}.`);
}

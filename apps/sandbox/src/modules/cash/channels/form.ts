import type { Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";

/** A field of a form, as the contract describes it, but for its place in it. */
export type FormField = Omit<Result<"getChannelBeneficiaryDynamicFormsFields">[number], "order">;
const LONGEST = 140;

/** A line of text, required, for everybody, unless it says otherwise. */
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

/** A form as it is answered: its fields rise from 0. */
export const inOrder = (fields: readonly FormField[]) => fields.map((each, order) => ({ ...each, order }));

/** 400 naming the path where the text isn't what the field asks for. */
export function checkText({ minLength, maxLength, pattern, options }: FormField, value: string, path: string): void {
  if (value.trim() === "" && minLength > 0) throw invalid(path, "minLength", "It must be filled in.");
  if (value.length < minLength) throw invalid(path, "minLength", `It must have at least ${minLength} characters.`);
  if (value.length > maxLength) throw invalid(path, "maxLength", `It may have at most ${maxLength} characters.`);
  if (pattern !== null && !new RegExp(pattern, "u").test(value))
    throw invalid(path, "pattern", `It must match ${pattern}.`);
  if (options.length > 0 && !options.some((option) => option.value === value))
    throw invalid(path, "enum", `It must be one of ${options.map((option) => option.value).join(", ")}.`);
}

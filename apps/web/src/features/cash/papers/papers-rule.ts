import type { AttachmentValue, DynamicFormField } from "@coffer/sdk";
import * as z from "zod/mini";
import { type DescribedField, describedFault } from "../../../platform/form/server-fields.tsx";

/** The form's values: typed texts, and file ids. */
export interface PapersValues {
  fields: Record<string, string>;
  files: Record<string, string[]>;
}

const keysOf = (form: readonly DynamicFormField[], isFile: boolean) =>
  form.filter(({ type }) => (type === "file") === isFile).map(({ key }) => key);

export const emptyPapers = (form: readonly DynamicFormField[]): PapersValues => ({
  fields: Object.fromEntries(keysOf(form, false).map((key) => [key, ""])),
  files: Object.fromEntries(keysOf(form, true).map((key) => [key, []])),
});

export function papersRule(
  form: readonly DynamicFormField[],
  described: (field: DynamicFormField) => DescribedField,
): z.ZodMiniType<PapersValues, PapersValues> {
  return z.object({ fields: z.record(z.string(), z.string()), files: z.record(z.string(), z.array(z.string())) }).check(
    z.superRefine(({ fields, files }, context) => {
      for (const field of form) {
        const { key, type, required } = field;
        const isFile = type === "file";
        const missing = isFile && required && (files[key] ?? []).length === 0;
        const fault = isFile
          ? missing && { text: "cash.papersNeeded" as const }
          : describedFault(described(field), (fields[key] ?? "").trim());
        if (fault) context.addIssue({ code: "custom", path: [isFile ? "files" : "fields", key], params: fault });
      }
    }),
  );
}

/** Returns the contract's input: each filled field once. */
export const valuesOf = (form: readonly DynamicFormField[], { fields, files }: PapersValues): AttachmentValue[] =>
  form.flatMap(({ key, type }): AttachmentValue[] => {
    if (type === "file") return files[key]?.length ? [{ key, fileIds: files[key] }] : [];
    const value = fields[key]?.trim();
    return value ? [{ key, value }] : [];
  });

import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";

type Issue = z.core.$ZodIssue;
/** Returns the alternative that failed last. */
const nearest = (issue: Issue): Issue =>
  (issue.code === "invalid_union" && issue.errors.toSorted((a, b) => a.length - b.length)[0]?.[0]) || issue;

/** Checks a form's values by a schema: the first fault of each field, at the field's path. */
export function checkedBy<Schema extends z.ZodMiniType<FieldValues, FieldValues>>(
  schema: Schema,
  error: (issue: z.core.$ZodRawIssue) => string | undefined,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values) => {
    const checked = await schema.safeParseAsync(values, { error });
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<z.input<Schema>> = {};
    for (const issue of checked.error.issues) {
      const name = issue.path.join(".") || "root";
      const { code: type, message } = nearest(issue);
      if (!get(errors, name)) set(errors, name, { type, message });
    }
    return { values: {}, errors };
  };
}

import type { ValidationError } from "@coffer/errors";
import { Refusal } from "../core/refusal.ts";

type Refused = { error: { code: number; validationErrors?: ValidationError[] } | null };

/** Returns a refusal's code, or undefined if the call succeeded. */
export const codeOf = ({ error }: Refused) => error?.code;
/** Returns each refused field with its rule, such as `amount scale`. */
export const rulesOf = ({ error }: Refused) => error?.validationErrors?.map(({ field, rule }) => `${field} ${rule}`);

/** Returns the code that the work is refused with, or null. */
export const refusedWith = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return null;
};

import type { ValidationError } from "@coffer/errors";
import { Refusal } from "../core/refusal.ts";

type Refused = { error: { code: number; validationErrors?: ValidationError[] } | null };

/** What a refused call was told, for short expectations; undefined when it was not refused. */
export const codeOf = ({ error }: Refused) => error?.code;
/** `amount scale`: each field with the rule it broke. */
export const rulesOf = ({ error }: Refused) => error?.validationErrors?.map(({ field, rule }) => `${field} ${rule}`);

/** The code a piece of work is refused with; null when it isn't. */
export const refusedWith = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return null;
};

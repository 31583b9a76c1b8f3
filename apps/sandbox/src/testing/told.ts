import type { ValidationError } from "@coffer/errors";

type Refused = { error: { code: number; validationErrors?: ValidationError[] } | null };

/** What a refused call was told, for short expectations; undefined when it was not refused. */
export const codeOf = ({ error }: Refused) => error?.code;
/** `amount scale`: each field with the rule it broke. */
export const rulesOf = ({ error }: Refused) => error?.validationErrors?.map(({ field, rule }) => `${field} ${rule}`);

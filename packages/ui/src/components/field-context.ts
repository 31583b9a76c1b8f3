import { createContext, useContext } from "react";

export interface FieldIds {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldIds | null>(null);

interface Wired {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
}

/** Connects a single control (input, select) to its Field; the caller's props take precedence. */
export function useFieldControl(given: Wired) {
  const field = useContext(FieldContext);
  return {
    id: given.id ?? field?.controlId,
    "aria-describedby": given["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": given["aria-invalid"] ?? (field?.invalid || undefined),
    "aria-required": given["aria-required"] ?? (field?.required || undefined),
  };
}

/** Connects a group (radios) to its Field: the label's id names the group, which has no id of its own. */
export function useFieldGroup(given: { "aria-label"?: string | undefined; "aria-labelledby"?: string | undefined }) {
  const field = useContext(FieldContext);
  return {
    "aria-labelledby": given["aria-labelledby"] ?? (given["aria-label"] ? undefined : field?.labelId),
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
  };
}

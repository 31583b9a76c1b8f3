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

/** Ties a single control (input, select) to the Field around it; what the caller gave wins. */
export function useFieldControl(given: Wired) {
  const field = useContext(FieldContext);
  return {
    id: given.id ?? field?.controlId,
    "aria-describedby": given["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": given["aria-invalid"] ?? (field?.invalid || undefined),
    "aria-required": given["aria-required"] ?? (field?.required || undefined),
  };
}

/** Ties a group (radios) to the Field around it: a group is named by the label's id, it has no id to point at. */
export function useFieldGroup(given: { "aria-label"?: string | undefined; "aria-labelledby"?: string | undefined }) {
  const field = useContext(FieldContext);
  return {
    "aria-labelledby": given["aria-labelledby"] ?? (given["aria-label"] ? undefined : field?.labelId),
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
  };
}

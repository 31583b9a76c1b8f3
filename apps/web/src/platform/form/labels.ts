import { createContext, type ReactNode, useContext, useEffect } from "react";

/** The label of each field in the surrounding form, for the error summary. */
export const LabelsContext = createContext<Map<string, ReactNode>>(new Map());

export function useLabel(name: string, label: ReactNode): void {
  const labels = useContext(LabelsContext);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
}

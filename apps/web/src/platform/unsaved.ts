import { useEffect } from "react";

const holders = new Set<object>();

/** Whether something on the page would be lost with it. */
export const hasUnsaved = (): boolean => holders.size > 0;

/** Says so while `unsaved`, for whoever is about to take the page away. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [unsaved]);
}

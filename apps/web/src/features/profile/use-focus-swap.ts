import { useEffect, useRef } from "react";

/**
 * Moves the focus to the first field of an opened form, and back to its button after closing.
 * It never takes the focus from another element that has it.
 */
export function useFocusSwap(open: boolean) {
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    if (open) form.current?.querySelector("input")?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  }, [open]);
  return { form, button };
}

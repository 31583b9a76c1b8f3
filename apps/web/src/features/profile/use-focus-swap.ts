import { useEffect, useRef } from "react";

/**
 * The focus follows what opens and closes: to the first field of a form that opened, and back to the button that opens
 * it, which wasn't there meanwhile. Nothing is taken from whoever has the focus already.
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

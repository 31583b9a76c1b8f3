import { type RefObject, useEffect, useState } from "react";

/** Whether somebody reads in there: the pointer or the focus is inside, or its beginning is scrolled away. */
export function useReading(ref: RefObject<HTMLElement | null>): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const isScrolled = element.getBoundingClientRect().top < 0;
      setReading(isScrolled || element.matches(":hover") || element.contains(document.activeElement));
    };
    const events = ["pointerover", "pointerout", "focusin", "focusout", "scroll"] as const;
    // Captured, since scrolling doesn't bubble; focus has moved only after its event.
    const later = () => requestAnimationFrame(look);
    for (const event of events) document.addEventListener(event, later, { capture: true, passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, later, { capture: true });
    };
  }, [ref]);
  return isReading;
}

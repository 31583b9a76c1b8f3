import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, type ElementType, useState } from "react";

type Content = ComponentProps<typeof DialogPrimitive.Content>;

/**
 * Dialog content that returns the focus to the element that had it before. Radix returns it only to the trigger, and
 * a dialog opened by the page has no trigger.
 */
export function ReturningContent({
  of: Content = DialogPrimitive.Content,
  onCloseAutoFocus,
  ...props
}: Content & { of?: ElementType<Content> }) {
  const [before] = useState(focused);
  const giveBack = (event: Event) => {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented || !before?.isConnected) return;
    event.preventDefault();
    before.focus({ preventScroll: true });
  };
  return <Content {...props} onCloseAutoFocus={giveBack} />;
}

function focused(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  // A menu closes after the choice; the button that opened it remains.
  const menu = active.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}

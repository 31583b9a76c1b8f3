import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, type ElementType, useState } from "react";

type Content = ComponentProps<typeof DialogPrimitive.Content>;

/**
 * A dialog's content that gives the focus back to what had it when it opened. Radix gives it to the trigger alone, and a
 * dialog that the page opens has none.
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
  // A menu goes with what was chosen in it; the button that opened it stays.
  const menu = active.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}

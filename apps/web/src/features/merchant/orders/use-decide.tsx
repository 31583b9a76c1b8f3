import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Decidable } from "./decidable.ts";

const PassDialog = lazy(async () => ({ default: (await import("./pass-dialog.tsx")).PassDialog }));
const RejectDialog = lazy(async () => ({ default: (await import("./reject-dialog.tsx")).RejectDialog }));

export type Ask = (what: "pass" | "reject", items: readonly Decidable[]) => void;

/**
 * The question before something is decided, kept by the page: the row it came from may go while nobody knows yet what became
 * of it.
 */
export function useDecide(closed?: () => void): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ what: "pass" | "reject"; items: readonly Decidable[] }>();
  const close = () => {
    setAsked(undefined);
    closed?.();
  };
  const Asked = asked?.what === "reject" ? RejectDialog : PassDialog;
  return {
    ask: (what, items) => setAsked({ what, items }),
    dialog: asked && (
      <Suspense>
        <Asked items={asked.items} close={close} />
      </Suspense>
    ),
  };
}

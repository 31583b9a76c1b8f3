import { type ReactNode, Suspense, useState } from "react";
import { learn } from "../../../platform/intl/locale-state.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import type { Decidable } from "./decidable.ts";

// Fields, proofs and their texts load with the first decision.
const PassDialog = lazyPart(async () => {
  const [module] = await Promise.all([import("./pass-dialog.tsx"), learn(["merchantOrders"])]);
  return module.PassDialog;
});
const RejectDialog = lazyPart(async () => {
  const [module] = await Promise.all([import("./reject-dialog.tsx"), learn(["merchantOrders"])]);
  return module.RejectDialog;
});

export type Ask = (what: "pass" | "reject", items: readonly Decidable[]) => void;

/** The confirmation dialog of a decision, kept by the page: its row may disappear while the outcome is unknown. */
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

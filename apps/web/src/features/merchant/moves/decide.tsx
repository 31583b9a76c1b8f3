import { Button } from "@coffer/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Text } from "../../../lib/text.tsx";

// Fields and proofs come with the first decision.
const PassDialog = lazy(() => import("./pass-dialog.tsx").then(({ PassDialog: it }) => ({ default: it })));
const RejectDialog = lazy(() => import("./reject-dialog.tsx").then(({ RejectDialog: it }) => ({ default: it })));

/** What a cashier asked for: how much, and to whom. */
export interface DecideProps {
  id: string;
  amount: string;
  coin: string;
  to: ReactNode;
}

/** Lets a cashier's request through, proved, or turns it down. */
export function Decide(asked: DecideProps) {
  const [open, setOpen] = useState<"pass" | "reject">();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" onClick={() => setOpen("pass")}>
        <Text id="merchantMove.approve" />
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpen("reject")}>
        <Text id="merchantMove.reject" />
      </Button>
      <Suspense>
        {open === "pass" && <PassDialog {...asked} close={close} />}
        {open === "reject" && <RejectDialog {...asked} close={close} />}
      </Suspense>
    </div>
  );
}

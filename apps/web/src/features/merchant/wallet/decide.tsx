import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import type { Decidable } from "../orders/decidable.ts";
import { useDecide } from "../orders/use-decide.tsx";

/** Approves a cashier's request with a proof, or rejects it, as all pending approvals. */
export function Decide({ asked }: { asked: Decidable }) {
  const { ask, dialog } = useDecide();
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" onClick={() => ask("pass", [asked])}>
        <FormattedMessage id="merchantWallet.approve" />
      </Button>
      <Button size="sm" variant="secondary" onClick={() => ask("reject", [asked])}>
        <FormattedMessage id="merchantWallet.reject" />
      </Button>
      {dialog}
    </div>
  );
}

import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Cancels a proposal while signatures are missing. */
export function CancelWithdrawal({ withdrawal: { id, amount, coin } }: { withdrawal: MultisigWithdrawalDetail }) {
  const [open, setOpen] = useState(false);
  const moved = useMoneyMoved();
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <FormattedMessage id="multisig.cancel" />
      </Button>
      {open && (
        <ProofDialog
          title={<FormattedMessage id="multisig.cancelTitle" values={{ amount, coin }} />}
          body={<FormattedMessage id="multisig.cancelBody" />}
          yes={<FormattedMessage id="multisig.cancelYes" />}
          no={<FormattedMessage id="multisig.keep" />}
          act={(verification) => coffer.multisig.cancelMultisigWithdrawal({ id, verification }).finally(moved)}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

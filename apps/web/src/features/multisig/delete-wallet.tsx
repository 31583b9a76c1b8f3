import type { MultisigWalletDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Deletes an empty wallet without pending records; else explains why not. */
export function DeleteWallet({ wallet: { id, name, deletable } }: { wallet: MultisigWalletDetail }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const moved = useMoneyMoved();
  if (!deletable)
    return (
      <p className="text-ink-2 text-label">
        <FormattedMessage id="multisig.notDeletable" />
      </p>
    );
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setOpen(true)}>
        <FormattedMessage id="multisig.delete" />
      </Button>
      {open && (
        <ProofDialog
          title={<FormattedMessage id="multisig.deleteTitle" values={{ name }} />}
          body={<FormattedMessage id="multisig.deleteBody" />}
          yes={<FormattedMessage id="multisig.deleteYes" values={{ name }} />}
          no={<FormattedMessage id="multisig.keep" />}
          act={(verification) => coffer.multisig.delMultisigWallet({ id, verification })}
          done={async () => {
            await navigate({ to: "/assets/multisig", search: {} });
            moved();
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

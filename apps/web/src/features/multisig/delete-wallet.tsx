import type { MultisigWalletDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Text } from "../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Only an empty wallet with nothing on its way can go; else it says why not. */
export function DeleteWallet({ wallet: { id, name, deletable } }: { wallet: MultisigWalletDetail }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const moved = useMoneyMoved();
  if (!deletable)
    return (
      <p className="text-ink-2 text-label">
        <Text id="multisig.notDeletable" />
      </p>
    );
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setOpen(true)}>
        <Text id="multisig.delete" />
      </Button>
      {open && (
        <ProofDialog
          title={<Text id="multisig.deleteTitle" values={{ name }} />}
          body={<Text id="multisig.deleteBody" />}
          yes={<Text id="multisig.deleteYes" values={{ name }} />}
          no={<Text id="multisig.keep" />}
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

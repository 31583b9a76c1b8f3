import * as z from "zod/mini";
import { coffer } from "../../../kernel/fiat/api.ts";
import { ActDialog } from "../../../kernel/form/act-dialog.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../../kernel/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../../kernel/proof/verification.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { ReceivedConsequences } from "./check-receipt.tsx";
import type { PaidDialogProps } from "./paid-dialog.tsx";
import { useSaying } from "./say-once.ts";

/** That the money came: proved, for it gives the coin away for good. */
export function ReceivedDialog({ order, close }: PaidDialogProps) {
  const values = useOrderValues(order);
  const saying = useSaying(order);
  const methods = pinProof(useAccount());
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) => saying(({ id }) => coffer.p2p.userSellCoinConfirmReceipt({ id, verification })),
    done: close,
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<Text id="fiat.receivedTitle" values={values} />}
      body={<ReceivedConsequences order={order} />}
      yes={<Text id="fiat.received" values={values} />}
      no={<Text id="fiat.notYet" />}
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

import * as z from "zod/mini";
import { ActDialog } from "../../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { coffer } from "../../../platform/p2p/api.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { ReceivedConsequences } from "./consequences.tsx";
import { type OrderDialogProps, useReportOnce } from "./use-report-once.ts";

/** Confirms the receipt with a proof, which gives the coin away for good. */
export function ReceivedDialog({ order, close }: OrderDialogProps) {
  const values = useOrderValues(order);
  const saying = useReportOnce(order);
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
      title={<FormattedMessage id="p2p.receivedTitle" values={values} />}
      body={<ReceivedConsequences order={order} />}
      yes={<FormattedMessage id="p2p.received" values={values} />}
      no={<FormattedMessage id="p2p.notYet" />}
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

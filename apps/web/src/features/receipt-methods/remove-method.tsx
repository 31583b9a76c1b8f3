import type { UserReceiptMethodInfo } from "@coffer/sdk";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { ActDialog } from "../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { Text, useText } from "../../platform/intl/text.tsx";
import { notify } from "../../platform/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { useReload } from "./use-reload.ts";

export interface RemoveMethodProps {
  method: UserReceiptMethodInfo;
  close: () => void;
}

/** Whoever changes where money is received must be the owner. */
export function RemoveMethod({ method: { userReceiptMethodInfoDetailId: id, name }, close }: RemoveMethodProps) {
  const text = useText();
  const reload = useReload();
  const methods = pinProof(useAccount());
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) =>
      coffer.receiptMethods.deleteUserReceiptMethodInfoDetail({ id, verification }).finally(reload),
    done: () => {
      notify({ tone: "success", words: text("receiptMethods.removed", { name }) });
      close();
    },
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<Text id="receiptMethods.removeTitle" values={{ name }} />}
      body={<Text id="receiptMethods.removeBody" />}
      yes={<Text id="receiptMethods.removeYes" />}
      no={<Text id="receiptMethods.keep" />}
      tone="danger"
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

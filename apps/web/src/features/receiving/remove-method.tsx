import type { UserReceiptMethodInfo } from "@coffer/sdk";
import * as z from "zod/mini";
import { coffer } from "../../kernel/api.ts";
import { ActDialog } from "../../kernel/form/act-dialog.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { notify } from "../../kernel/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../kernel/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../kernel/proof/verification.tsx";
import { useAccount } from "../../kernel/session.ts";
import { Text, useText } from "../../lib/text.tsx";
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
      notify({ tone: "success", words: text("receiving.removed", { name }) });
      close();
    },
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<Text id="receiving.removeTitle" values={{ name }} />}
      body={<Text id="receiving.removeBody" />}
      yes={<Text id="receiving.removeYes" />}
      no={<Text id="receiving.keep" />}
      tone="danger"
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

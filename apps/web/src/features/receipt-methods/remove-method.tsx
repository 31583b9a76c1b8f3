import type { UserReceiptMethodInfo } from "@coffer/sdk";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { ActDialog } from "../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { useReload } from "./use-reload.ts";

export interface RemoveMethodProps {
  method: UserReceiptMethodInfo;
  close: () => void;
}

/** A change of receiving methods requires the owner's proof. */
export function RemoveMethod({ method: { userReceiptMethodInfoDetailId: id, name }, close }: RemoveMethodProps) {
  const intl = useIntl();
  const reload = useReload();
  const methods = pinProof(useAccount());
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) =>
      coffer.receiptMethods.deleteUserReceiptMethodInfoDetail({ id, verification }).finally(reload),
    done: () => {
      notify({ tone: "success", words: intl.formatMessage({ id: "receiptMethods.removed" }, { name }) });
      close();
    },
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<FormattedMessage id="receiptMethods.removeTitle" values={{ name }} />}
      body={<FormattedMessage id="receiptMethods.removeBody" />}
      yes={<FormattedMessage id="receiptMethods.removeYes" />}
      no={<FormattedMessage id="receiptMethods.keep" />}
      tone="danger"
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

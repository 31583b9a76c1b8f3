import { useIntl } from "react-intl";
import { ActDialog } from "../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields } from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { coffer } from "./api.ts";
import { keyProofRule } from "./key-proof.ts";
import { type Key, useKeysChanged } from "./use-keys.ts";

/** Removes a key after its owner's proof. */
export function DeleteKey({ of: { id, remark }, close }: { of: Key; close: () => void }) {
  const intl = useIntl();
  const changed = useKeysChanged();
  const methods = pinProof(useAccount());
  const form = useCofferForm({
    schema: keyProofRule(methods),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) => coffer.apiKeys.deleteApiKey({ id, verification }).finally(changed),
    done: () => {
      notify({ tone: "success", words: intl.formatMessage({ id: "apiKeys.deleted" }, { name: remark }) });
      close();
    },
    secrets: pinSecrets(methods),
    codes: wrongPinAt(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<FormattedMessage id="apiKeys.deleteTitle" values={{ name: remark }} />}
      body={<FormattedMessage id="apiKeys.deleteBody" />}
      yes={<FormattedMessage id="apiKeys.deleteNow" />}
      no={<FormattedMessage id="apiKeys.keep" />}
      tone="danger"
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

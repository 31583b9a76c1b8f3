import { ActDialog } from "../../../kernel/form/act-dialog.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { notify } from "../../../kernel/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../../kernel/proof/pin-proof.ts";
import { emptyVerification, VerificationFields } from "../../../kernel/proof/verification.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "./api.ts";
import { keyProofRule } from "./key-proof.ts";
import { type Key, useKeysChanged } from "./use-keys.ts";

/** Removes a key, once its owner has proved to be there. */
export function DeleteKey({ of: { id, remark }, close }: { of: Key; close: () => void }) {
  const text = useText();
  const changed = useKeysChanged();
  const methods = pinProof(useAccount());
  const form = useCofferForm({
    schema: keyProofRule(methods),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) => coffer.apiKeys.deleteApiKey({ id, verification }).finally(changed),
    done: () => {
      notify({ tone: "success", words: text("keys.deleted", { name: remark }) });
      close();
    },
    secrets: pinSecrets(methods),
    codes: wrongPinAt(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<Text id="keys.deleteTitle" values={{ name: remark }} />}
      body={<Text id="keys.deleteBody" />}
      yes={<Text id="keys.deleteNow" />}
      no={<Text id="keys.keep" />}
      tone="danger"
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

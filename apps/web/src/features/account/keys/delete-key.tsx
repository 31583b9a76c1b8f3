import { Button, Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { coffer } from "../../../kernel/api.ts";
import { Form } from "../../../kernel/form/form.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { emptyVerification, VerificationFields, verificationSecrets } from "../../../kernel/form/verification.tsx";
import { notify } from "../../../kernel/notices.ts";
import { type Account, useAccount } from "../../../kernel/session.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { keyMethods, keyProofRule } from "./key-proof.ts";
import type { Key } from "./use-keys.ts";
import { useKeysChanged } from "./use-keys.ts";

export interface DeleteKeyProps {
  of: Key;
  close: () => void;
}

/** Removes a key, once its owner has proved to be there. */
export function DeleteKey({ of: key, close }: DeleteKeyProps) {
  const text = useText();
  const account = useAccount();
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={text("keys.close")}>
        <DialogHeader>
          <DialogTitle>
            <Text id="keys.deleteTitle" values={{ name: key.remark }} />
          </DialogTitle>
          <DialogDescription>
            <Text id="keys.deleteBody" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody>{account && <DeleteForm of={key} account={account} close={close} />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function DeleteForm({ of: { id, remark }, account, close }: DeleteKeyProps & { account: Account }) {
  const text = useText();
  const changed = useKeysChanged();
  const methods = keyMethods(account);
  const form = useCofferForm({
    schema: keyProofRule(methods),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) => coffer.apiKeys.deleteApiKey({ id, verification }).finally(changed),
    done: () => {
      notify({ tone: "success", words: text("keys.deleted", { name: remark }) });
      close();
    },
    secrets: verificationSecrets,
  });
  const keep = (
    <Button variant="secondary" size="lg" onClick={close}>
      <Text id="keys.keep" />
    </Button>
  );
  return (
    <Form form={form} whenLocked={keep}>
      <VerificationFields methods={methods} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" size="lg" loading={form.busy} loadingLabel={text("form.sending")}>
          <Text id="keys.deleteNow" />
        </Button>
        {keep}
      </div>
    </Form>
  );
}

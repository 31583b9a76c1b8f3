import { VerificationScene } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import * as z from "zod/mini";
import { coffer } from "../../kernel/api.ts";
import { Form } from "../../kernel/form/form.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { emptyVerification, verificationRule } from "../../kernel/proof/verification.tsx";
import type { Account } from "../../kernel/session.ts";
import { Text, useText } from "../../lib/text.tsx";
import { BlockWarning } from "./block-notice.tsx";
import type { ContactDone } from "./contact-dialog.tsx";
import type { ContactKind } from "./contact-form.tsx";
import { CancelButton } from "./form-actions.tsx";
import { OwnerProof, proofMethods } from "./owner-proof.tsx";

export interface RemoveContactProps {
  by: ContactKind;
  account: Account;
  onDone: (done: ContactDone) => unknown;
  onCancel: () => void;
}

/** Takes a contact away, while the other one stays. */
export function RemoveContact({ by, account, onDone, onCancel }: RemoveContactProps) {
  const text = useText();
  const methods = proofMethods(account);
  const email = by === "email";
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: (values) => coffer.profile[email ? "unBindEmailAddress" : "unBindPhoneNumber"](values),
    done: () => onDone(email ? "account.doneEmailRemoved" : "account.donePhoneRemoved"),
    codes: { 50002: "verification.code", 90005: "verification.code" },
    secrets: ["verification.googleCode"],
  });
  return (
    <Form form={form} whenLocked={<CancelButton onCancel={onCancel} />}>
      <Notice
        tone="info"
        live="off"
        title={<Text id={email ? "account.removeEmailNote" : "account.removePhoneNote"} />}
      />
      <BlockWarning />
      <OwnerProof account={account} methods={methods} scene={VerificationScene.unbind} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" size="lg" loading={form.busy} loadingLabel={text("form.sending")}>
          <Text id={email ? "account.removeEmail" : "account.removePhone"} />
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </Form>
  );
}

import { VerificationScene } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { BlockWarning } from "../../platform/profile/block-notice.tsx";
import { emptyVerification, verificationRule } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";
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

/** Removes a contact while the other remains. */
export function RemoveContact({ by, account, onDone, onCancel }: RemoveContactProps) {
  const intl = useIntl();
  const methods = proofMethods(account);
  const email = by === "email";
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: (values) => coffer.profile[email ? "unBindEmailAddress" : "unBindPhoneNumber"](values),
    done: () => onDone(email ? "profile.doneEmailRemoved" : "profile.donePhoneRemoved"),
    codes: { 50002: "verification.code", 90005: "verification.code" },
    secrets: ["verification.googleCode"],
  });
  return (
    <Form form={form} whenLocked={<CancelButton onCancel={onCancel} />}>
      <Notice
        tone="info"
        live="off"
        title={<FormattedMessage id={email ? "profile.removeEmailNote" : "profile.removePhoneNote"} />}
      />
      <BlockWarning />
      <OwnerProof account={account} methods={methods} scene={VerificationScene.unbind} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="danger"
          size="lg"
          loading={form.busy}
          loadingLabel={intl.formatMessage({ id: "form.sending" })}
        >
          <FormattedMessage id={email ? "profile.removeEmail" : "profile.removePhone"} />
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </Form>
  );
}

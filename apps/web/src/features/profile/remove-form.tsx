import { googleCode } from "@coffer/sdk/rules";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { BlockWarning } from "../../platform/profile/block-notice.tsx";
import { CodeField } from "../../platform/proof/code-field.tsx";
import { emptyVerification, verificationRule } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";
import { CancelButton } from "./form-actions.tsx";
import { contactProof, OwnerProof } from "./owner-proof.tsx";

const schema = z.object({ googleCode, verification: verificationRule(contactProof) });

export interface RemoveFormProps {
  account: Account;
  onDone: () => unknown;
  onCancel: () => void;
}

export function RemoveForm({ account, onDone, onCancel }: RemoveFormProps) {
  const intl = useIntl();
  const form = useCofferForm({
    schema,
    defaultValues: { googleCode: "", verification: emptyVerification(contactProof) },
    submit: (values) => coffer.profile.unBindGoogleCode(values),
    done: onDone,
    codes: { 90005: "verification.code" },
  });
  return (
    <Form form={form} whenLocked={<CancelButton onCancel={onCancel} />}>
      <BlockWarning />
      <CodeField
        name="googleCode"
        label={<FormattedMessage id="form.authenticator" />}
        hint={<FormattedMessage id="form.authenticatorHint" />}
        required
      />
      <OwnerProof account={account} methods={contactProof} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="danger"
          size="lg"
          loading={form.busy}
          loadingLabel={intl.formatMessage({ id: "form.sending" })}
        >
          <FormattedMessage id="profile.removeNow" />
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </Form>
  );
}

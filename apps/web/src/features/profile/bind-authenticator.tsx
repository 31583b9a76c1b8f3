import { googleCode } from "@coffer/sdk/rules";
import { Card, CardBody, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { CodeField } from "../../platform/proof/code-field.tsx";
import { emptyVerification, verificationRule } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";
import { AuthenticatorKey } from "./authenticator-key.tsx";
import { contactProof, OwnerProof } from "./owner-proof.tsx";

const schema = z.object({ googleCode, verification: verificationRule(contactProof) });

export interface BindAuthenticatorProps {
  account: Account;
  secret: string;
  uri: string;
  onDone: () => unknown;
}

/** Adds the key to an app, then requires one code: a mistyped key must not lock the user out. */
export function BindAuthenticator({ account, secret, uri, onDone }: BindAuthenticatorProps) {
  const form = useCofferForm({
    schema,
    defaultValues: { googleCode: "", verification: emptyVerification(contactProof) },
    submit: (values) => coffer.profile.bindGoogleCode(values),
    done: onDone,
    codes: { 90005: "verification.code" },
  });
  return (
    <Card>
      <CardHeader className="sm:px-6">
        <CardTitle>
          <FormattedMessage id="profile.bindTitle" />
        </CardTitle>
        <StatusChip tone="neutral">
          <FormattedMessage id="profile.off" />
        </StatusChip>
      </CardHeader>
      <CardBody className="pt-2 sm:pt-2">
        <ol className="flex flex-col gap-6">
          <NumberedStep number={1} title={<FormattedMessage id="profile.bindApp" />}>
            <p className="text-ink-2">
              <FormattedMessage id="profile.bindAppNote" />
            </p>
          </NumberedStep>
          <NumberedStep number={2} title={<FormattedMessage id="profile.bindKey" />}>
            <AuthenticatorKey secret={secret} uri={uri} />
          </NumberedStep>
          <NumberedStep number={3} title={<FormattedMessage id="profile.bindConfirm" />}>
            <Form form={form}>
              <CodeField
                name="googleCode"
                label={<FormattedMessage id="form.authenticator" />}
                hint={<FormattedMessage id="form.authenticatorHint" />}
                required
              />
              <OwnerProof account={account} methods={contactProof} />
              <div>
                <SubmitButton>
                  <FormattedMessage id="profile.bind" />
                </SubmitButton>
              </div>
            </Form>
          </NumberedStep>
        </ol>
      </CardBody>
    </Card>
  );
}

interface NumberedStepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

/** A step in an <ol>. */
function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <li className="flex gap-3.5">
      <span
        aria-hidden
        className="grid size-[22px] shrink-0 place-items-center rounded-full border border-line-strong font-semibold text-head text-ink-2"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="mb-2 font-medium">{title}</h3>
        {children}
      </div>
    </li>
  );
}

import type { SubMerchant } from "@coffer/sdk";
import { useState } from "react";
import * as z from "zod/mini";
import { ActDialog } from "../../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { coffer } from "../api.ts";
import { makePassword } from "./make-password.ts";
import { SignInOnce } from "./sign-in-once.tsx";

/** Sets a cashier's password after the merchant's proof. A resend has the same password. */
export function ResetPassword({ cashier, close }: { cashier: SubMerchant; close: () => void }) {
  const { id, userName, emailAddress } = cashier;
  const methods = pinProof(useAccount());
  const [password] = useState(makePassword);
  const [isReset, setIsReset] = useState(false);
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) => coffer.merchant.resetSubMerchantPassword({ id, password, verification }),
    done: () => setIsReset(true),
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  if (isReset) return <SignInOnce of={{ userName, emailAddress, password }} close={close} />;
  return (
    <ActDialog
      form={form}
      title={<FormattedMessage id="merchantCashiers.resetTitle" values={{ name: userName }} />}
      body={<FormattedMessage id="merchantCashiers.resetBody" />}
      yes={<FormattedMessage id="merchantCashiers.resetNow" />}
      no={<FormattedMessage id="merchantCashiers.resetNot" />}
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

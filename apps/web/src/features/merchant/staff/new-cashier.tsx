import { useState } from "react";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { Text } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
import { FormDialog } from "../form-dialog.tsx";
import { CashierFields, cashierCodes } from "./cashier-fields.tsx";
import { type CashierDetails, cashierInput, cashierRule, noCashier } from "./cashier-rule.ts";
import { makePassword } from "./make-password.ts";
import { type SignIn, SignInOnce } from "./sign-in-once.tsx";

/** Hires a cashier; its password is made here and shown once. */
export function NewCashier({ close }: { close: () => void }) {
  const changed = useMoneyMoved();
  const [hired, setHired] = useState<SignIn>();
  const [sending] = useState(hireOnce);
  const form = useCofferForm({
    schema: cashierRule(undefined),
    defaultValues: noCashier,
    submit: (details) => sending(details).finally(changed),
    done: setHired,
    codes: cashierCodes,
  });
  if (hired) return <SignInOnce of={hired} close={close} />;
  return (
    <FormDialog
      form={form}
      title={<Text id="cashier.newTitle" />}
      lead={<Text id="cashier.newLead" />}
      yes={<Text id="cashier.create" />}
      close={close}
    >
      <CashierFields isNew />
    </FormDialog>
  );
}

/**
 * The password and the key stay while the details do: a hire whose reply was lost is answered again as it was, and the
 * password shown is the one that counts.
 */
function hireOnce() {
  let last: { details: string; password: string; idempotencyKey: string } | undefined;
  return async (details: CashierDetails): Promise<SignIn> => {
    const written = JSON.stringify(details);
    if (last?.details !== written)
      last = { details: written, password: makePassword(), idempotencyKey: crypto.randomUUID() };
    const { password, idempotencyKey } = last;
    const { userName, emailAddress } = await coffer.merchant.createSubMerchant(
      { userName: details.userName, password, ...cashierInput(details) },
      { idempotencyKey },
    );
    return { userName, emailAddress, password };
  };
}

import { useState } from "react";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { Text } from "../../../lib/text.tsx";
import { useOnce } from "../acts/use-once.ts";
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
  const [password] = useState(makePassword);
  const once = useOnce<CashierDetails, SignIn>({
    send: async (details, key) => {
      const input = { userName: details.userName, password, ...cashierInput(details) };
      const { userName, emailAddress } = await coffer.merchant.createSubMerchant(input, key).finally(changed);
      return { userName, emailAddress, password };
    },
    done: setHired,
  });
  const form = useCofferForm({
    schema: cashierRule(undefined),
    defaultValues: noCashier,
    act: once.act,
    submit: once.submit,
    codes: cashierCodes,
  });
  if (hired) return <SignInOnce of={hired} close={close} />;
  return (
    <FormDialog
      form={form}
      once={once}
      title={<Text id="cashier.newTitle" />}
      lead={<Text id="cashier.newLead" />}
      yes={<Text id="cashier.create" />}
      close={close}
    >
      <CashierFields isNew />
    </FormDialog>
  );
}

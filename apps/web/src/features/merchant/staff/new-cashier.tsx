import { useState } from "react";
import { FormDialog } from "../../../platform/action/form-dialog.tsx";
import { useOnce } from "../../../platform/action/use-once.ts";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";
import { CashierFields, cashierCodes } from "./cashier-fields.tsx";
import { type CashierDetails, cashierInput, cashierRule, noCashier } from "./cashier-rule.ts";
import { makePassword } from "./make-password.ts";
import { type SignIn, SignInOnce } from "./sign-in-once.tsx";

/** Creates a cashier; its password is generated here and shown once. */
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
      title={<FormattedMessage id="merchantCashiers.newTitle" />}
      lead={<FormattedMessage id="merchantCashiers.newLead" />}
      yes={<FormattedMessage id="merchantCashiers.create" />}
      close={close}
    >
      <CashierFields isNew />
    </FormDialog>
  );
}

import type { SubMerchant } from "@coffer/sdk";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
import { FormDialog } from "../form-dialog.tsx";
import { CashierFields, cashierCodes } from "./cashier-fields.tsx";
import { cashierInput, cashierRule, detailsOf } from "./cashier-rule.ts";

export function ChangeCashier({ cashier, close }: { cashier: SubMerchant; close: () => void }) {
  const text = useText();
  const changed = useMoneyMoved();
  const { id, userName } = cashier;
  const form = useCofferForm({
    schema: cashierRule(cashier),
    defaultValues: detailsOf(cashier),
    submit: (details) => coffer.merchant.updateSubMerchant({ id, ...cashierInput(details) }).finally(changed),
    done: () => {
      notify({ tone: "success", words: text("cashier.changed", { name: userName }) });
      close();
    },
    codes: cashierCodes,
  });
  return (
    <FormDialog
      form={form}
      title={<Text id="cashier.changeTitle" values={{ name: userName }} />}
      lead={<Text id="cashier.changeLead" />}
      yes={<Text id="cashier.save" />}
      close={close}
    >
      <CashierFields isNew={false} />
    </FormDialog>
  );
}

import type { SubMerchant } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { FormDialog } from "../../../platform/action/form-dialog.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";
import { CashierFields, cashierCodes } from "./cashier-fields.tsx";
import { cashierInput, cashierRule, detailsOf } from "./cashier-rule.ts";

export function ChangeCashier({ cashier, close }: { cashier: SubMerchant; close: () => void }) {
  const intl = useIntl();
  const changed = useMoneyMoved();
  const { id, userName } = cashier;
  const form = useCofferForm({
    schema: cashierRule(cashier),
    defaultValues: detailsOf(cashier),
    submit: (details) => coffer.merchant.updateSubMerchant({ id, ...cashierInput(details) }).finally(changed),
    done: () => {
      notify({ tone: "success", words: intl.formatMessage({ id: "merchantCashiers.changed" }, { name: userName }) });
      close();
    },
    codes: cashierCodes,
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="merchantCashiers.changeTitle" values={{ name: userName }} />}
      lead={<FormattedMessage id="merchantCashiers.changeLead" />}
      yes={<FormattedMessage id="merchantCashiers.save" />}
      close={close}
    >
      <CashierFields isNew={false} />
    </FormDialog>
  );
}

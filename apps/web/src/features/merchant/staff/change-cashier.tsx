import type { SubMerchant } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { Form } from "../../../kernel/form/form.tsx";
import { SubmitButton } from "../../../kernel/form/submit-button.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
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
    <Dialog open onOpenChange={(open) => !open && !form.busy && close()}>
      <DialogContent closeLabel={text("form.close")}>
        <DialogHeader>
          <DialogTitle>
            <Text id="cashier.changeTitle" values={{ name: userName }} />
          </DialogTitle>
          <DialogDescription>
            <Text id="cashier.changeLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Form form={form}>
            <CashierFields isNew={false} />
            <SubmitButton wide>
              <Text id="cashier.save" />
            </SubmitButton>
          </Form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

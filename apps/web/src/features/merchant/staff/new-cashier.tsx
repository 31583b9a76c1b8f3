import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { useState } from "react";
import { Form } from "../../../kernel/form/form.tsx";
import { SubmitButton } from "../../../kernel/form/submit-button.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
import { CashierFields, cashierCodes } from "./cashier-fields.tsx";
import { type CashierDetails, cashierInput, cashierRule, noCashier } from "./cashier-rule.ts";
import { makePassword } from "./make-password.ts";
import { type SignIn, SignInOnce } from "./sign-in-once.tsx";

/** Hires a cashier; its password is made here and shown once. */
export function NewCashier({ close }: { close: () => void }) {
  const text = useText();
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
    <Dialog open onOpenChange={(open) => !open && !form.busy && close()}>
      <DialogContent closeLabel={text("form.close")}>
        <DialogHeader>
          <DialogTitle>
            <Text id="cashier.newTitle" />
          </DialogTitle>
          <DialogDescription>
            <Text id="cashier.newLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Form form={form}>
            <CashierFields isNew />
            <SubmitButton wide>
              <Text id="cashier.create" />
            </SubmitButton>
          </Form>
        </DialogBody>
      </DialogContent>
    </Dialog>
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

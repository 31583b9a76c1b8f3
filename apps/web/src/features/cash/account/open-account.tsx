import { consent } from "@coffer/sdk/rules";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import * as z from "zod/mini";
import { CheckField } from "../../../kernel/form/check-field.tsx";
import { Form } from "../../../kernel/form/form.tsx";
import { SubmitButton } from "../../../kernel/form/submit-button.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { Text } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
import { customerRule, dataOf, noCustomer } from "./customer.ts";
import { CustomerFields } from "./customer-fields.tsx";

const rule = z.object({ data: customerRule, agreed: consent });

/** Becoming a customer of the bank that keeps the money, once. */
export function OpenAccount() {
  const moved = useMoneyMoved();
  const form = useCofferForm({
    schema: rule,
    // Nothing is chosen or agreed to yet.
    defaultValues: { data: noCustomer as never, agreed: false as never },
    // Whatever came of it, the account may stand elsewhere than it did: opened in another window, say.
    submit: ({ data, agreed }) => coffer.cash.createCashCustomer({ data: dataOf(data), agreed }).finally(moved),
  });
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle>
            <Text id="bank.openTitle" />
          </CardTitle>
          <p className="mt-1 max-w-[640px] text-ink-2">
            <Text id="bank.openBody" />
          </p>
        </div>
        <Form form={form} className="flex max-w-[720px] flex-col gap-5">
          <CustomerFields />
          <CheckField name="agreed" label={<Text id="bank.terms" />}>
            <Text id="bank.agree" />
          </CheckField>
          <div>
            <SubmitButton>
              <Text id="bank.open" />
            </SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}

import { consent } from "@coffer/sdk/rules";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import * as z from "zod/mini";
import { CheckField } from "../../../platform/form/check-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";
import { customerRule, dataOf, noCustomer } from "./customer.ts";
import { CustomerFields } from "./customer-fields.tsx";

const rule = z.object({ data: customerRule, agreed: consent });

/** The application for a cash account. */
export function OpenAccount() {
  const moved = useMoneyMoved();
  const form = useCofferForm({
    schema: rule,
    // Nothing is preselected or agreed to.
    defaultValues: { data: noCustomer as never, agreed: false as never },
    // Refetched in any case, because another window may have changed the account.
    submit: ({ data, agreed }) => coffer.cash.createCashCustomer({ data: dataOf(data), agreed }).finally(moved),
  });
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle>
            <FormattedMessage id="cashBanks.openTitle" />
          </CardTitle>
          <p className="mt-1 max-w-[640px] text-ink-2">
            <FormattedMessage id="cashBanks.openBody" />
          </p>
        </div>
        <Form form={form} className="flex max-w-[720px] flex-col gap-5">
          <CustomerFields />
          <CheckField name="agreed" label={<FormattedMessage id="cashBanks.terms" />}>
            <FormattedMessage id="cashBanks.agree" />
          </CheckField>
          <div>
            <SubmitButton>
              <FormattedMessage id="cashBanks.open" />
            </SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}

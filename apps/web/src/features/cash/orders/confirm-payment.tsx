import { Card, CardBody, CardTitle } from "@coffer/ui";
import * as z from "zod/mini";
import { FilesField } from "../../../platform/form/files-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { picturesMost } from "../../../platform/form/screen-image.ts";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";
import { voucherFiles } from "./voucher.ts";

const rule = z.object({ voucherFileIds: z.array(z.string()).check(z.maxLength(picturesMost)) });

/** Announces the payment, with optional proofs. */
export function ConfirmPayment({ id }: { id: string }) {
  const moved = useMoneyMoved();
  const form = useCofferForm({
    schema: rule,
    defaultValues: { voucherFileIds: [] },
    submit: ({ voucherFileIds }) => coffer.cash.confirmCashTopUpPayment({ id, voucherFileIds }).finally(moved),
    codes: { 50012: "voucherFileIds", 50013: "voucherFileIds" },
  });
  return (
    <Card className="print:hidden">
      <CardBody className="flex flex-col gap-5">
        <CardTitle>
          <FormattedMessage id="cash.paidTitle" />
        </CardTitle>
        <Form form={form}>
          <FilesField
            name="voucherFileIds"
            label={<FormattedMessage id="cash.vouchers" />}
            hint={<FormattedMessage id="cash.vouchersHint" />}
            {...voucherFiles}
          />
          <div>
            <SubmitButton>
              <FormattedMessage id="cash.paid" />
            </SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}

import * as z from "zod";
import { ActDialog } from "../../../kernel/form/act-dialog.tsx";
import { TextAreaField } from "../../../kernel/form/text-area-field.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { decimalsOf, formatAmount } from "../../../lib/money.ts";
import { Text, useLocale } from "../../../lib/text.tsx";
import type { DecidingProps } from "./pass-dialog.tsx";
import { useDeciding } from "./use-deciding.ts";

const reasonLength = 200; // the contract's limit

/** Turned down, with a reason where the merchant gives one: the cashier reads it in the record. */
export function RejectDialog({ id, amount, coin, close }: DecidingProps) {
  const { reject } = useDeciding();
  const locale = useLocale();
  const form = useCofferForm({
    schema: z.object({ reason: z.string().trim().max(reasonLength) }),
    defaultValues: { reason: "" },
    submit: ({ reason }) => reject({ id, ...(reason && { reason }) }),
    done: close,
  });
  const values = { amount: formatAmount(amount, { decimals: decimalsOf(amount), locale }), coin };
  return (
    <ActDialog
      form={form}
      tone="danger"
      title={<Text id="merchantMove.rejectTitle" values={values} />}
      body={<Text id="merchantMove.rejectBody" />}
      yes={<Text id="merchantMove.rejectYes" />}
      no={<Text id="merchantMove.notYet" />}
      close={close}
    >
      <TextAreaField
        name="reason"
        label={<Text id="merchantMove.reason" />}
        hint={<Text id="merchantMove.reasonHint" />}
        rows={2}
      />
    </ActDialog>
  );
}

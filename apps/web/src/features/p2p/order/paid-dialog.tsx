import * as z from "zod/mini";
import { ActDialog } from "../../../platform/form/act-dialog.tsx";
import { FilesField } from "../../../platform/form/files-field.tsx";
import { imageFor, picturesMost } from "../../../platform/form/screen-image.ts";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { coffer } from "../../../platform/p2p/api.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { PaidConsequences } from "./consequences.tsx";
import { type OrderDialogProps, useReportOnce } from "./use-report-once.ts";

const rule = z.object({ voucherFileIds: z.array(z.string()).check(z.maxLength(picturesMost)) });

/** Announces the payment, with optional pictures. */
export function PaidDialog({ order, close }: OrderDialogProps) {
  const values = useOrderValues(order);
  const saying = useReportOnce(order);
  const form = useCofferForm({
    schema: rule,
    defaultValues: { voucherFileIds: [] },
    submit: ({ voucherFileIds }) => saying(({ id }) => coffer.p2p.userBuyCoinConfirmPayment({ id, voucherFileIds })),
    done: close,
    codes: { 50012: "voucherFileIds", 50013: "voucherFileIds" },
  });
  return (
    <ActDialog
      form={form}
      title={<FormattedMessage id="p2p.paidTitle" values={values} />}
      body={<PaidConsequences order={order} />}
      yes={<FormattedMessage id="p2p.paid" values={values} />}
      no={<FormattedMessage id="p2p.notYet" />}
      close={close}
    >
      <FilesField
        name="voucherFileIds"
        label={<FormattedMessage id="p2p.paymentPictures" />}
        hint={<FormattedMessage id="p2p.paymentPicturesHint" />}
        most={picturesMost}
        {...imageFor("paymentVoucher")}
      />
    </ActDialog>
  );
}

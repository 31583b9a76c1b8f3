import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import * as z from "zod/mini";
import { coffer } from "../../../kernel/fiat/api.ts";
import { ActDialog } from "../../../kernel/form/act-dialog.tsx";
import { FilesField } from "../../../kernel/form/files-field.tsx";
import { imageFor, picturesMost } from "../../../kernel/form/screen-image.ts";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { Text } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { PaidConsequences } from "./pay-dealer.tsx";
import { useSaying } from "./say-once.ts";

const rule = z.object({ voucherFileIds: z.array(z.string()).check(z.maxLength(picturesMost)) });

export interface PaidDialogProps {
  order: LegalCurrencyOrderDetail;
  close: () => void;
}

/** That it was paid, with pictures of it if there are any. */
export function PaidDialog({ order, close }: PaidDialogProps) {
  const values = useOrderValues(order);
  const saying = useSaying(order);
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
      title={<Text id="fiat.paidTitle" values={values} />}
      body={<PaidConsequences order={order} />}
      yes={<Text id="fiat.paid" values={values} />}
      no={<Text id="fiat.notYet" />}
      close={close}
    >
      <FilesField
        name="voucherFileIds"
        label={<Text id="fiat.paymentPictures" />}
        hint={<Text id="fiat.paymentPicturesHint" />}
        most={picturesMost}
        {...imageFor("paymentVoucher")}
      />
    </ActDialog>
  );
}

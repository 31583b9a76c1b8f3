import { MerchantReviewKind } from "@coffer/sdk";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { OnceDialog } from "../../../platform/action/once-dialog.tsx";
import { useOnce } from "../../../platform/action/use-once.ts";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { PinFirst } from "../../../platform/proof/pin-first.tsx";
import { pinProof, pinSecrets, wrongPinAt } from "../../../platform/proof/pin-proof.ts";
import {
  emptyVerification,
  type Verification,
  VerificationFields,
  verificationRule,
} from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { coffer } from "../api.ts";
import { type Decidable, stillWaits } from "./decidable.ts";
import { DecidedLines } from "./decided-lines.tsx";

export interface DecideProps {
  items: readonly Decidable[];
  close: () => void;
}

/** Passes pending records, all or none: listed, proved, once. */
export function PassDialog({ items, close }: DecideProps) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const methods = pinProof(useAccount());
  const count = items.length;
  const once = useOnce<{ verification: Verification }, unknown>({
    send: ({ verification }, key) =>
      coffer.merchant.passPaymentOrder({ ids: items.map(({ id }) => id), verification }, key).finally(moved),
    lookUp: async () => {
      const waiting = await Promise.all(items.map(stillWaits));
      return waiting.some((waits) => waits) ? undefined : "passed";
    },
    done: () => {
      moved();
      notify({ tone: "success", words: intl.formatMessage({ id: "merchantOrders.passed" }, { count }) });
      close();
    },
  });
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    act: once.act,
    submit: once.submit,
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  const sends = items.some(({ kind }) => kind !== MerchantReviewKind.payment);
  return (
    <OnceDialog
      proved
      once={once}
      form={form}
      title={<FormattedMessage id="merchantOrders.passTitle" values={{ count }} />}
      body={
        <>
          <FormattedMessage id={sends ? "merchantOrders.passBody" : "merchantOrders.passPaymentBody"} />
          <DecidedLines items={items} />
        </>
      }
      yes={<FormattedMessage id="merchantOrders.passYes" values={{ count }} />}
      no={<FormattedMessage id="merchantOrders.notNow" />}
      close={close}
    >
      <PinFirst why="merchantOrders.pinWhy" />
      <VerificationFields methods={methods} />
    </OnceDialog>
  );
}

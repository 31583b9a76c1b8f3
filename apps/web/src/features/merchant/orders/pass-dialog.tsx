import { MerchantReviewKind } from "@coffer/sdk";
import * as z from "zod/mini";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { PinFirst } from "../../../kernel/proof/pin-first.tsx";
import { pinProof, pinSecrets, wrongPinAt } from "../../../kernel/proof/pin-proof.ts";
import {
  emptyVerification,
  type Verification,
  VerificationFields,
  verificationRule,
} from "../../../kernel/proof/verification.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { OnceDialog } from "../acts/once-dialog.tsx";
import { useOnce } from "../acts/use-once.ts";
import { coffer } from "../api.ts";
import { type Decidable, stillWaits } from "./decidable.ts";
import { DecidedLines } from "./decided-lines.tsx";

export interface DecideProps {
  items: readonly Decidable[];
  close: () => void;
}

/** Lets through what waits, all of it or nothing: listed once more, proved, done once. */
export function PassDialog({ items, close }: DecideProps) {
  const text = useText();
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
      notify({ tone: "success", words: text("paymentOrder.passed", { count }) });
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
      title={<Text id="paymentOrder.passTitle" values={{ count }} />}
      body={
        <>
          <Text id={sends ? "paymentOrder.passBody" : "paymentOrder.passPaymentBody"} />
          <DecidedLines items={items} />
        </>
      }
      yes={<Text id="paymentOrder.passYes" values={{ count }} />}
      no={<Text id="paymentOrder.notNow" />}
      close={close}
    >
      <PinFirst why="paymentOrder.pinWhy" />
      <VerificationFields methods={methods} />
    </OnceDialog>
  );
}

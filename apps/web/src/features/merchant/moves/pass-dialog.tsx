import { SummaryList, SummaryRow } from "@coffer/ui";
import * as z from "zod";
import { ActDialog } from "../../../kernel/form/act-dialog.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { PinFirst } from "../../../kernel/proof/pin-first.tsx";
import { pinProof, pinSecrets, wrongPinAt } from "../../../kernel/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../../kernel/proof/verification.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { decimalsOf, formatAmount } from "../../../lib/money.ts";
import { Text, useLocale } from "../../../lib/text.tsx";
import type { DecideProps } from "./decide.tsx";
import { useDeciding } from "./use-deciding.ts";

export interface DecidingProps extends DecideProps {
  close: () => void;
}

/** The request restated, and the proof that it is the merchant who lets it through. */
export function PassDialog({ id, amount, coin, to, close }: DecidingProps) {
  const locale = useLocale();
  const { pass } = useDeciding();
  const methods = pinProof(useAccount());
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: ({ verification }) => pass({ ids: [id], verification }),
    done: close,
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  const values = { amount: formatAmount(amount, { decimals: decimalsOf(amount), locale }), coin };
  return (
    <ActDialog
      form={form}
      title={<Text id="merchantMove.approveTitle" values={values} />}
      body={
        <>
          <p className="mb-4">
            <Text id="merchantMove.approveBody" />
          </p>
          <SummaryList>
            <SummaryRow label={<Text id="withdraw.youSend" />} value={<ExactMoney amount={amount} unit={coin} />} />
            <SummaryRow label={<Text id="withdraw.recipient" />} value={to} />
          </SummaryList>
        </>
      }
      yes={<Text id="merchantMove.approveYes" values={values} />}
      no={<Text id="merchantMove.notYet" />}
      close={close}
    >
      <PinFirst why="merchantMove.pinWhy" />
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}

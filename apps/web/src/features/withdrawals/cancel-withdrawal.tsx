import type { Withdrawal } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { notify } from "../../platform/notices.ts";
import { useWithdrawService } from "./service.tsx";

/** The cancel question: equal in the list, the record and the flow. */
export const cancelWords = (amount: string, coin: string) => ({
  title: <FormattedMessage id="withdrawals.cancelTitle" values={{ amount, coin }} />,
  body: <FormattedMessage id="withdrawals.cancelBody" />,
  yes: <FormattedMessage id="withdrawals.cancelYes" />,
  no: <FormattedMessage id="withdrawals.cancelNo" />,
});

/** Cancels a withdrawal while possible, after a question with the amount. */
export function CancelWithdrawal({ withdrawal, size }: { withdrawal: Withdrawal; size?: "sm" | undefined }) {
  const intl = useIntl();
  const { locale } = intl;
  const moved = useMoneyMoved();
  const service = useWithdrawService();
  const { id, coin } = withdrawal;
  const amount = formatAmount(withdrawal.amount, { decimals: decimalsOf(withdrawal.amount), locale });
  const cancel = async () => {
    await service.cancel({ id }).finally(moved);
    notify({
      tone: "success",
      words: intl.formatMessage({ id: "withdrawals.cancelled" }),
      details: intl.formatMessage({ id: "withdrawals.cancelledBody" }, { amount, coin }),
    });
  };
  return (
    <AskFirst
      {...cancelWords(amount, coin)}
      act={cancel}
      trigger={
        <Button variant="secondary" size={size}>
          <FormattedMessage id="withdrawals.cancel" />
        </Button>
      }
    />
  );
}

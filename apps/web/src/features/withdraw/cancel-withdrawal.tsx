import type { Withdrawal } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../kernel/money/money-moved.ts";
import { notify } from "../../kernel/notices.ts";
import { decimalsOf, formatAmount } from "../../lib/money.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { useWithdrawService } from "./service.tsx";

/** The question before a withdrawal is taken back: the same in the list, in its record and in the flow. */
export const cancelWords = (amount: string, coin: string) => ({
  title: <Text id="withdraw.cancelTitle" values={{ amount, coin }} />,
  body: <Text id="withdraw.cancelBody" />,
  yes: <Text id="withdraw.cancelYes" />,
  no: <Text id="withdraw.cancelNo" />,
});

/** Takes a withdrawal back while that is possible; asks first, naming the amount. */
export function CancelWithdrawal({ withdrawal, size }: { withdrawal: Withdrawal; size?: "sm" | undefined }) {
  const text = useText();
  const locale = useLocale();
  const moved = useMoneyMoved();
  const service = useWithdrawService();
  const { id, coin } = withdrawal;
  const amount = formatAmount(withdrawal.amount, { decimals: decimalsOf(withdrawal.amount), locale });
  const cancel = async () => {
    await service.cancel({ id }).finally(moved);
    notify({
      tone: "success",
      words: text("withdraw.cancelled"),
      details: text("withdraw.cancelledBody", { amount, coin }),
    });
  };
  return (
    <AskFirst
      {...cancelWords(amount, coin)}
      act={cancel}
      trigger={
        <Button variant="secondary" size={size}>
          <Text id="withdraw.cancel" />
        </Button>
      }
    />
  );
}

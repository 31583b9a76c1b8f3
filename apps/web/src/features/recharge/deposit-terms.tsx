import type { GetAddressResult } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { formatSpan } from "../../lib/span.ts";
import { Text, useLocale } from "../../lib/text.tsx";

/** From how much on, after how many confirmations, how long. */
export function DepositTerms({ deposit }: { deposit: GetAddressResult }) {
  const locale = useLocale();
  const { confirmations, confirmationsToWithdraw } = deposit;
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="recharge.minimum" />}
        value={
          <>
            <ExactMoney amount={deposit.minDeposit} unit={deposit.coin} />
            <span className="block font-normal text-ink-2 text-label">
              <Text id="recharge.minimumHint" />
            </span>
          </>
        }
      />
      <SummaryRow
        label={<Text id="recharge.credited" />}
        value={<Text id="recharge.confirmations" values={{ count: confirmations }} />}
      />
      {confirmationsToWithdraw !== confirmations && (
        <SummaryRow
          label={<Text id="recharge.withdrawable" />}
          value={<Text id="recharge.confirmations" values={{ count: confirmationsToWithdraw }} />}
        />
      )}
      <SummaryRow
        label={<Text id="recharge.arrives" />}
        value={<Text id="recharge.about" values={{ span: formatSpan(deposit.arrivalSeconds, locale) }} />}
      />
    </SummaryList>
  );
}

import type { GetAddressResult } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { Text, useLocale } from "../../platform/intl/text.tsx";
import { ExactMoney } from "../../platform/money/money.tsx";
import { formatSpan } from "../../platform/time/duration.ts";

/** From how much on, after how many confirmations, how long. */
export function DepositTerms({ deposit }: { deposit: GetAddressResult }) {
  const locale = useLocale();
  const { confirmations, confirmationsToWithdraw } = deposit;
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="deposits.minimum" />}
        value={
          <>
            <ExactMoney amount={deposit.minDeposit} unit={deposit.coin} />
            <span className="block font-normal text-ink-2 text-label">
              <Text id="deposits.minimumHint" />
            </span>
          </>
        }
      />
      <SummaryRow
        label={<Text id="deposits.credited" />}
        value={<Text id="deposits.confirmations" values={{ count: confirmations }} />}
      />
      {confirmationsToWithdraw !== confirmations && (
        <SummaryRow
          label={<Text id="deposits.withdrawable" />}
          value={<Text id="deposits.confirmations" values={{ count: confirmationsToWithdraw }} />}
        />
      )}
      <SummaryRow
        label={<Text id="deposits.arrives" />}
        value={<Text id="deposits.about" values={{ span: formatSpan(deposit.arrivalSeconds, locale) }} />}
      />
    </SummaryList>
  );
}

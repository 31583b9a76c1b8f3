import type { GetAddressResult } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { formatSpan } from "../../platform/time/duration.ts";

/** The minimum, the confirmations, and the duration. */
export function DepositTerms({ deposit }: { deposit: GetAddressResult }) {
  const intl = useIntl();
  const { confirmations, confirmationsToWithdraw } = deposit;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="deposits.minimum" />}
        value={
          <>
            <ExactMoney amount={deposit.minDeposit} unit={deposit.coin} />
            <span className="block font-normal text-ink-2 text-label">
              <FormattedMessage id="deposits.minimumHint" />
            </span>
          </>
        }
      />
      <SummaryRow
        label={<FormattedMessage id="deposits.credited" />}
        value={<FormattedMessage id="deposits.confirmations" values={{ count: confirmations }} />}
      />
      {confirmationsToWithdraw !== confirmations && (
        <SummaryRow
          label={<FormattedMessage id="deposits.withdrawable" />}
          value={<FormattedMessage id="deposits.confirmations" values={{ count: confirmationsToWithdraw }} />}
        />
      )}
      <SummaryRow
        label={<FormattedMessage id="deposits.arrives" />}
        value={<FormattedMessage id="deposits.about" values={{ span: formatSpan(deposit.arrivalSeconds, intl) }} />}
      />
    </SummaryList>
  );
}

import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { type Amount, add } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";

/** The payer's amount, the network's fee, and the sum that leaves the merchant wallet. */
export function RefundCost({ amount, fee, coin }: { amount: Amount; fee: Amount; coin: string }) {
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="merchantOrders.payerGets" />}
        value={amount === "" ? "–" : <ExactMoney amount={amount} unit={coin} />}
      />
      <SummaryRow
        label={<FormattedMessage id="merchantOrders.networkFee" />}
        value={<ExactMoney amount={fee} unit={coin} />}
      />
      <SummaryTotal
        label={<FormattedMessage id="merchantOrders.leavesWallet" />}
        value={amount === "" ? "–" : <ExactMoney amount={add(amount, fee)} unit={coin} />}
      />
    </SummaryList>
  );
}

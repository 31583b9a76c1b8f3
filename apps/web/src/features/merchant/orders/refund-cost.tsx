import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { type Amount, add } from "../../../platform/amount/amount.ts";
import { Text } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";

/** What the payer gets, the network's fee, and what leaves the merchant wallet. */
export function RefundCost({ amount, fee, coin }: { amount: Amount; fee: Amount; coin: string }) {
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="merchantOrders.payerGets" />}
        value={amount === "" ? "–" : <ExactMoney amount={amount} unit={coin} />}
      />
      <SummaryRow label={<Text id="merchantOrders.networkFee" />} value={<ExactMoney amount={fee} unit={coin} />} />
      <SummaryTotal
        label={<Text id="merchantOrders.leavesWallet" />}
        value={amount === "" ? "–" : <ExactMoney amount={add(amount, fee)} unit={coin} />}
      />
    </SummaryList>
  );
}

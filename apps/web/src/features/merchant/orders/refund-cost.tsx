import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { type Amount, add } from "../../../lib/money.ts";
import { Text } from "../../../lib/text.tsx";

/** What the payer gets, the network's fee, and what leaves the merchant wallet. */
export function RefundCost({ amount, fee, coin }: { amount: Amount; fee: Amount; coin: string }) {
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="paymentOrder.payerGets" />}
        value={amount === "" ? "–" : <ExactMoney amount={amount} unit={coin} />}
      />
      <SummaryRow label={<Text id="paymentOrder.networkFee" />} value={<ExactMoney amount={fee} unit={coin} />} />
      <SummaryTotal
        label={<Text id="paymentOrder.leavesWallet" />}
        value={amount === "" ? "–" : <ExactMoney amount={add(amount, fee)} unit={coin} />}
      />
    </SummaryList>
  );
}

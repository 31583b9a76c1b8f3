import { RecordStatus, type WithdrawalRequest } from "@coffer/sdk";
import { SummaryList, SummaryTotal } from "@coffer/ui";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { Text } from "../../lib/text.tsx";
import { storedOrder } from "./order.ts";
import { OrderSummary } from "./order-summary.tsx";
import { hasEnded } from "./path-of.ts";
import { useWithdrawal } from "./use-withdrawal.ts";

/** The summary once it is asked for: what was sent, or what came back. */
export function ResultSummary({ request }: { request: WithdrawalRequest }) {
  const status = useWithdrawal(request.number).withdrawal?.status;
  const arrived = status === RecordStatus.completed;
  if (status === undefined || arrived || !hasEnded(status)) {
    return <OrderSummary order={storedOrder(request)} arrived={arrived} />;
  }
  return (
    <SummaryList>
      <SummaryTotal
        className="flex-wrap border-t-0 pt-0"
        label={<Text id="withdraw.back" />}
        value={<ExactMoney amount={request.amount} unit={request.coin} />}
      />
    </SummaryList>
  );
}

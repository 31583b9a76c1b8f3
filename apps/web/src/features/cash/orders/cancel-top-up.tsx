import type { CashTopUpOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";

/** Cancels an unpaid order after a question. */
export function CancelTopUp({ order: { id } }: { order: CashTopUpOrderDetail }) {
  const moved = useMoneyMoved();
  return (
    <AskFirst
      trigger={
        <Button variant="secondary">
          <FormattedMessage id="cash.cancelOrder" />
        </Button>
      }
      title={<FormattedMessage id="cash.cancelTitle" />}
      body={<FormattedMessage id="cash.cancelBody" />}
      yes={<FormattedMessage id="cash.cancelOrder" />}
      no={<FormattedMessage id="cash.keepOrder" />}
      act={() => coffer.cash.cancelCashTopUpOrder({ id }).finally(moved)}
    />
  );
}

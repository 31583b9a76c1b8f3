import type { CashTopUpOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { Text } from "../../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";

/** Takes an order back while it waits for payment; asks first. */
export function CancelTopUp({ order: { id } }: { order: CashTopUpOrderDetail }) {
  const moved = useMoneyMoved();
  return (
    <AskFirst
      trigger={
        <Button variant="secondary">
          <Text id="cash.cancelOrder" />
        </Button>
      }
      title={<Text id="cash.cancelTitle" />}
      body={<Text id="cash.cancelBody" />}
      yes={<Text id="cash.cancelOrder" />}
      no={<Text id="cash.keepOrder" />}
      act={() => coffer.cash.cancelCashTopUpOrder({ id }).finally(moved)}
    />
  );
}

import type { CashTopUpOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { Text } from "../../../lib/text.tsx";
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

import type { CardOrderDetail } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { coffer } from "../../../kernel/fiat/api.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { FailureNote } from "../../../kernel/page/failure-note.tsx";
import { useAct } from "../../../kernel/use-act.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { BuyWords } from "../buy-words.tsx";
import { PayBy } from "../pay-by.tsx";
import { RateDifference } from "../rate-difference.tsx";
import { CancelCard } from "./cancel-card.tsx";

export interface ReconfirmProps {
  order: CardOrderDetail;
  offer: NonNullable<CardOrderDetail["reconfirmation"]>;
}

/** "Beyond ±2.5 % needs reconfirmation": the old price struck through, the new one agreed to, or the money back. */
export function Reconfirm({ order, offer }: ReconfirmProps) {
  const text = useText();
  const moved = useMoneyMoved();
  const { run, busy, failure } = useAct();
  const { id, coin, legalCurrency, timeline, time } = order;
  const asked = { expiresAt: offer.expiresAt, serverTime: timeline.at(-1)?.time ?? time };
  const agree = () =>
    run(() =>
      coffer.cards
        // One answer to one new price, however often it is pressed.
        .exchangeCreditCardCode({ id, acceptedQuoteId: offer.quoteId }, { idempotencyKey: `agree-${offer.quoteId}` })
        .finally(moved),
    );
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn" title={<Text id="quickBuy.movedTitle" values={{ percent: offer.changePercent }} />}>
        <Text id="quickBuy.movedBody" />
      </Notice>
      <PayBy held={asked} words="quickBuy.agreeBy" />
      <RateDifference coin={coin} legalCurrency={legalCurrency} was={order} now={offer} />
      {failure !== undefined && <FailureNote error={failure} />}
      <Button size="lg" className="w-full" onClick={agree} loading={busy} loadingLabel={text("form.sending")}>
        <BuyWords amount={offer.quantity} coin={coin} />
      </Button>
      <CancelCard order={order} />
    </div>
  );
}

import type { CardOrderDetail } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "../../platform/p2p/api.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { BuyLabel } from "../../platform/quick-pay/buy-label.tsx";
import { PayBy } from "../../platform/quick-pay/pay-by.tsx";
import { RateDifference } from "../../platform/quick-pay/rate-difference.tsx";
import { useAction } from "../../platform/use-action.ts";
import { CancelCard } from "./cancel-card.tsx";

export interface ReconfirmProps {
  order: CardOrderDetail;
  offer: NonNullable<CardOrderDetail["reconfirmation"]>;
}

/** "Beyond ±2.5 % needs reconfirmation": accept the new price, or get a refund. */
export function Reconfirm({ order, offer }: ReconfirmProps) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const { run, busy, failure } = useAction();
  const { id, coin, legalCurrency, timeline, time } = order;
  const asked = { expiresAt: offer.expiresAt, serverTime: timeline.at(-1)?.time ?? time };
  const agree = () =>
    run(() =>
      coffer.cards
        // One key per new price, however often it is pressed.
        .exchangeCreditCardCode({ id, acceptedQuoteId: offer.quoteId }, { idempotencyKey: `agree-${offer.quoteId}` })
        .finally(moved),
    );
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn" title={<FormattedMessage id="cards.movedTitle" values={{ percent: offer.changePercent }} />}>
        <FormattedMessage id="cards.movedBody" />
      </Notice>
      <PayBy held={asked} words="quickPay.agreeBy" />
      <RateDifference coin={coin} legalCurrency={legalCurrency} was={order} now={offer} />
      {failure !== undefined && <FailureNote error={failure} />}
      <Button
        size="lg"
        className="w-full"
        onClick={agree}
        loading={busy}
        loadingLabel={intl.formatMessage({ id: "form.sending" })}
      >
        <BuyLabel amount={offer.quantity} coin={coin} />
      </Button>
      <CancelCard order={order} />
    </div>
  );
}

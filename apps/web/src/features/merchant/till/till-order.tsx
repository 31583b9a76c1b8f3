import type { PaymentOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { CancelOrder } from "../cancel-order.tsx";
import { PayCode } from "./pay-code.tsx";
import { StateCard } from "./state-card.tsx";
import { isLive, largeAmount, type TillState } from "./till-state.ts";

export interface TillOrderProps {
  order: PaymentOrderDetail;
  state: TillState;
}

/** The amount, the state, and the payment details while it can be paid. */
export function TillOrder({ order, state }: TillOrderProps) {
  const { locale } = useIntl();
  const { amount, coin, fiatAmount, fiatCurrency, merchantOrderNumber, subject } = order;
  const words = (value: string, unit: string) =>
    `${formatAmount(value, { decimals: Math.max(2, decimalsOf(value)), locale })} ${unit}`;
  const shown = largeAmount(state, order);
  return (
    <>
      <div className="flex flex-col items-center gap-1 text-center">
        <p className="text-ink-2 text-label [overflow-wrap:anywhere]">
          <span className="font-mono">{merchantOrderNumber}</span> · {visibleCharacters(subject)}
        </p>
        <p className="font-serif text-[44px] leading-[52px] tabular-nums [overflow-wrap:anywhere]">
          {formatAmount(shown, { decimals: Math.max(2, decimalsOf(shown)), locale })}{" "}
          <span className="text-[24px] text-ink-2">{coin}</span>
        </p>
        <p className="text-ink-2">
          {state === "partial" ? (
            <FormattedMessage id="merchantTill.ofAll" values={{ amount: words(amount, coin) }} />
          ) : (
            words(fiatAmount, fiatCurrency)
          )}
        </p>
      </div>
      <StateCard order={order} state={state} />
      {(state === "waiting" || state === "partial") && <PayCode order={order} />}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-2 *:flex-1">
        <CancelOrder order={order} />
        {!isLive(state) && (
          <Button asChild size="lg">
            <Link to="/merchant/transaction" search={{ do: "ask" }}>
              <FormattedMessage id="merchantTill.next" />
            </Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to="/merchant/transaction" search={{ id: order.id }}>
            <FormattedMessage id="merchantTill.toOrder" />
          </Link>
        </Button>
      </div>
    </>
  );
}

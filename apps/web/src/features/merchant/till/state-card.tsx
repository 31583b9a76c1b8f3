import { cn, Progress } from "@coffer/ui";
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, ClockIcon, RadioIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { percentOf } from "../../../platform/amount/amount.ts";
import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { useAmountText } from "../../../platform/money/amount-text.ts";
import { Countdown } from "../../../platform/page/when.tsx";
import { Ring } from "../../../platform/quote/ring.tsx";
import { paymentException } from "../../../platform/status/payment-order-status.ts";
import { secondsHeld, useDeadline } from "../../../platform/time/deadline.ts";
import { formatCountdown, formatTime } from "../../../platform/time/time.ts";
import type { TillOrderProps } from "./till-order.tsx";
import type { TillState } from "./till-state.ts";

const looks: Record<
  TillState,
  { className: string; icon: ReactNode; title: MessageIdFor<{ missing: string; paid: string }> }
> = {
  waiting: { className: "border border-line bg-surface", icon: <ClockIcon />, title: "merchantTill.waiting" },
  partial: { className: "bg-warn-tint text-warn", icon: <CircleAlertIcon />, title: "merchantTill.partial" },
  seen: { className: "bg-info-tint text-info", icon: <RadioIcon />, title: "merchantTill.seen" },
  paid: { className: "bg-good-tint text-good", icon: <CircleCheckIcon />, title: "merchantTill.paid" },
  review: { className: "bg-warn-tint text-warn", icon: <CircleAlertIcon />, title: "merchantTill.review" },
  expired: { className: "bg-sunken text-ink", icon: <ClockIcon />, title: "merchantTill.expired" },
  cancelled: { className: "bg-sunken text-ink", icon: <CircleXIcon />, title: "merchantTill.cancelled" },
  over: { className: "bg-sunken text-ink", icon: <CircleXIcon />, title: "merchantTill.over" },
};

/** The order's state in one sentence, announced on changes. */
export function StateCard({ order, state }: TillOrderProps) {
  const intl = useIntl();
  const amountText = useAmountText();
  const { className, icon, title } = looks[state];
  const { coin, missingAmount, paidAmount, amount, confirmations, confirmationsRequired, reviewReason } = order;
  const values = { missing: amountText(missingAmount, coin), paid: amountText(paidAmount, coin) };
  const percent = percentOf(paidAmount, amount);
  const large = state === "paid" || state === "expired" || state === "review" || state === "cancelled";
  return (
    <div
      data-till={state}
      className={cn(
        "flex flex-col gap-2 rounded-lg px-4",
        className,
        large ? "items-center py-10 text-center" : "py-3",
      )}
    >
      <div
        role="status"
        className={cn(
          "flex items-center gap-2.5 font-semibold",
          large && "flex-col text-[26px] leading-8 [&_svg]:size-16",
        )}
      >
        <span aria-hidden className="[&_svg]:size-5">
          {icon}
        </span>
        <span>
          <FormattedMessage id={title} values={values} />
        </span>
      </div>
      {state === "partial" && (
        <Progress
          value={Math.floor(Number(percent))}
          label={intl.formatMessage({ id: "merchantTill.paidSoFar" }, values)}
        />
      )}
      {state === "seen" && (
        <Progress
          value={confirmations}
          max={confirmationsRequired}
          label={intl.formatMessage(
            { id: "merchantTill.confirmations" },
            { done: confirmations, needed: confirmationsRequired },
          )}
        />
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-label">
        {state === "partial" && (
          <span>
            <FormattedMessage id="merchantTill.received" values={values} />
          </span>
        )}
        {state === "seen" && (
          <FormattedMessage
            id="merchantTill.confirmations"
            values={{ done: confirmations, needed: confirmationsRequired }}
          />
        )}
        {state === "review" && reviewReason && <FormattedMessage id={paymentException[reviewReason].label} />}
        {state === "expired" && <FormattedMessage id="merchantTill.expiredBody" />}
        {(state === "waiting" || state === "partial") && <TimeLeft order={order} />}
      </p>
    </div>
  );
}

/** The time left to pay: a ring, minutes, and the deadline. */
function TimeLeft({ order: { createdAt, expiresAt } }: Pick<TillOrderProps, "order">) {
  const intl = useIntl();
  const left = useDeadline(expiresAt, createdAt);
  return (
    <span className="inline-flex items-center gap-2 font-semibold tabular-nums">
      <Ring left={left} of={secondsHeld({ expiresAt, serverTime: createdAt })} tone="current" />
      <Countdown seconds={left} words={formatCountdown(left)} />
      <span className="font-normal">
        <FormattedMessage id="merchantTill.until" values={{ time: formatTime(expiresAt, intl) }} />
      </span>
    </span>
  );
}

import { Amount, cn, StatusChip } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { SignatureDial, TimeDial } from "../pieces/dial.tsx";
import { Groups } from "../pieces/groups.tsx";

/** A saved address and a forged one. */
export function BookMark() {
  return (
    <span className="flex flex-col gap-1.5">
      <Groups of="TQ5n rDk2 hVw8 … xuLA" />
      <Groups of="TQ5n rDk7 Kc3f … xuLA" bad={[1, 2]} />
    </span>
  );
}

/** Four of six digits of a PIN, five of a code. */
export function PinMark() {
  return (
    <span className="flex flex-col gap-3">
      <span className="flex gap-2 *:size-3 *:rounded-full *:border">
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={cn(index < 4 ? "border-ink bg-ink" : "border-line-strong")} />
        ))}
      </span>
      <span className="flex gap-1 *:grid *:h-[34px] *:w-7 *:place-items-center *:rounded-md *:border *:bg-surface *:font-mono *:text-base">
        {[..."48209 "].map((digit, index) => (
          <span
            key={index}
            className={cn(index === 3 && "ml-2.5", index === 5 ? "border-vault" : "border-line-strong")}
          >
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}

/** 19 hours and 42 minutes of 24 hours left. */
export function HoldMark() {
  return (
    <span className="flex items-center gap-4 text-label">
      <TimeDial left={0.82} className="size-16">
        <span className="font-serif text-base">19:42</span>
      </TimeDial>
      <span>
        <span className="block font-medium">
          <FormattedMessage id="contentHome.markBlocked" />
        </span>
        <span className="text-ink-2">
          <FormattedMessage id="contentHome.markUntil" />
        </span>
      </span>
    </span>
  );
}

export function ReviewMark() {
  return (
    <span className="flex flex-col items-start gap-2">
      <span className="font-medium">
        <Amount whole="2.40" unit="BTC" />
      </span>
      <StatusChip tone="info">
        <FormattedMessage id="contentHome.markReview" />
      </StatusChip>
    </span>
  );
}

export function SignersMark() {
  return (
    <span className="flex items-center gap-4 text-label">
      <SignatureDial signed={2} of={3} className="size-16">
        <span className="font-serif text-[18px]">2/3</span>
      </SignatureDial>
      <span>
        <span className="block font-medium">
          <FormattedMessage id="contentHome.markSigned" />
        </span>
        <span className="text-ink-2">Mei Lin, Arjun Rao</span>
      </span>
    </span>
  );
}

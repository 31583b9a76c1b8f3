import { buttonVariants, Card, CoinIcon, cn, StatusChip, SummaryList, SummaryRow } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { TimeDial } from "../pieces/dial.tsx";

/** A quote: the received amount follows from the rate and the fee. */
export const example = { give: "0.5", rate: "3125.94", fee: "1.56", get: "1561.41" };

/** A conversion with its seconds left; at zero its price has expired. */
export function Quote({ left }: { left: number }) {
  const over = left === 0;
  return (
    <Card>
      <div className="p-6">
        <p className="flex items-center justify-between gap-3 font-medium text-[16px]">
          <FormattedMessage id="contentPictures.convert" />
          <StatusChip tone={over ? "neutral" : "info"}>
            <FormattedMessage id={over ? "contentPictures.priceOver" : "contentPictures.priceHeld"} />
          </StatusChip>
        </p>
        <p className="mt-3 flex justify-between gap-3 text-label">
          <span className="font-medium">
            <FormattedMessage id="contentPictures.youGive" />
          </span>
          <span className="text-ink-2">
            <FormattedMessage id="contentPictures.has" values={{ amount: "12.405", coin: "ETH" }} />
          </span>
        </p>
        <Side coin="ETH" amount="0.5000" />
        <p aria-hidden className="py-1 text-center text-ink-2">
          ↓
        </p>
        <Side coin="USDT" amount="1,561.41" filled />
        <div className="mt-6 flex items-center gap-6">
          <TimeDial left={left / facts.convertSeconds} className="size-[76px]">
            <span className="block font-serif text-[26px] leading-7">{left}</span>
            <span className="text-head text-ink-2">
              <FormattedMessage id="contentPictures.seconds" values={{ left }} />
            </span>
          </TimeDial>
          <SummaryList className="flex-1 text-label">
            <Line label="contentPictures.rate" value="1 ETH = 3,125.94 USDT" />
            <Line label="contentPictures.feeInPrice" value="1.56 USDT" />
            <Line
              label="contentPictures.heldFor"
              value={<FormattedMessage id="contentPictures.heldSeconds" values={{ seconds: facts.convertSeconds }} />}
            />
          </SummaryList>
        </div>
        <span className={cn(buttonVariants({ size: "xl" }), "mt-6 w-full", over && "opacity-50")}>
          <FormattedMessage id="contentPictures.convertButton" values={{ give: "0.5 ETH", get: "1,561.41 USDT" }} />
        </span>
        <p className="mt-3 text-pretty text-ink-2 text-label">
          <FormattedMessage id="contentPictures.ringOut" />
        </p>
      </div>
    </Card>
  );
}

function Line({ label, value }: { label: PlainMessageId; value: ReactNode }) {
  return (
    <SummaryRow
      label={<FormattedMessage id={label} />}
      value={<span className="whitespace-nowrap">{value}</span>}
      className="max-sm:gap-2"
    />
  );
}

function Side({ coin, amount, filled }: { coin: string; amount: string; filled?: boolean }) {
  return (
    <p
      className={cn(
        "flex h-14 items-center gap-2.5 rounded-md border px-3.5 font-medium",
        filled ? "border-line bg-sunken" : "mt-1.5 border-line-strong",
      )}
    >
      <CoinIcon ticker={coin} size="sm" />
      {coin}
      <span className="ml-auto font-normal text-[20px]">{amount}</span>
    </p>
  );
}

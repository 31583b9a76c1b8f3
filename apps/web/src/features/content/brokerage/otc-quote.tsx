import { Amount, buttonVariants, Card, cn, StatusChip, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { TimeDial } from "../pieces/dial.tsx";

/** The desk's amount: quantity times price, with the fee on top. */
export const otcExample = { quantity: "12", price: "68412.5", amount: "820950", fee: "820.95", total: "821770.95" };

/** A desk quote with its seconds left. */
export function OtcQuote({ left }: { left: number }) {
  const over = left === 0;
  return (
    <Card>
      <div className="p-4 sm:p-6">
        <p className="flex items-center justify-between gap-3 font-medium text-[16px]">
          <FormattedMessage id="contentPictures.otcBuy" />
          <StatusChip tone={over ? "neutral" : "info"}>
            <FormattedMessage id={over ? "contentPictures.priceOver" : "contentPictures.priceHeld"} />
          </StatusChip>
        </p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <Amount whole="12.00" unit="BTC" size="display" />
          <TimeDial left={left / facts.otcSeconds} className="size-[76px]">
            <span className="block font-serif text-[26px] leading-7">{left}</span>
            <span className="text-head text-ink-2">
              <FormattedMessage id="contentPictures.seconds" values={{ left }} />
            </span>
          </TimeDial>
        </div>
        <SummaryList className="mt-5">
          <SummaryRow label={<FormattedMessage id="contentPictures.rate" />} value="1 BTC = 68,412.50 USDT" />
          <SummaryRow
            label={<FormattedMessage id="contentPictures.amount" />}
            value={<Amount whole="820,950.00" unit="USDT" />}
          />
          <SummaryRow
            label={<FormattedMessage id="contentPictures.fee" />}
            value={<Amount whole="820.95" unit="USDT" />}
          />
          <SummaryTotal
            label={<FormattedMessage id="contentPictures.youPay" />}
            value={<Amount whole="821,770.95" unit="USDT" />}
          />
        </SummaryList>
        <span
          className={cn(
            buttonVariants({ size: "xl" }),
            "mt-5 h-auto min-h-12 w-full whitespace-normal text-center",
            over && "opacity-50",
          )}
        >
          <FormattedMessage id="contentPictures.otcButton" />
        </span>
        <p className="mt-3 text-pretty text-ink-2 text-label">
          <FormattedMessage id="contentPictures.otcSettled" values={{ hours: facts.otcSettleHours }} />
        </p>
      </div>
    </Card>
  );
}

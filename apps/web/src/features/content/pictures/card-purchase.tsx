import { Amount, buttonVariants, Card, cn, StatusChip, SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { TimeDial } from "../pieces/dial.tsx";

/** A card purchase: the fee is deducted first, the rest buys at the rate. */
export const purchase = { pay: "100", fee: "5", rate: "1.0002", get: "94.981003" };

/** The validity of a card rate in seconds. */
export const cardSeconds = facts.cardMinutes * 60;

/** A card purchase with its seconds left; at zero its rate has expired. */
export function CardPurchase({ left }: { left: number }) {
  const over = left === 0;
  return (
    <Card>
      <div className="p-6">
        <p className="flex items-center justify-between gap-3 font-medium text-[16px]">
          <FormattedMessage id="contentIndividuals.buyLink" />
          <StatusChip tone={over ? "neutral" : "info"}>
            <FormattedMessage id={over ? "contentPictures.priceOver" : "contentPictures.priceHeld"} />
          </StatusChip>
        </p>
        <p className="mt-4 text-ink-2 text-label">
          <FormattedMessage id="contentIndividuals.get" />
        </p>
        <p className="mt-3">
          <Amount whole={purchase.get} unit="USDT" size="display" />
        </p>
        <div className="mt-6 flex items-center gap-6">
          <TimeDial left={left / cardSeconds} className="size-[76px]">
            <span className="block font-serif text-[20px] leading-7">
              {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
            </span>
          </TimeDial>
          <SummaryList className="flex-1 text-label">
            <SummaryRow label={<FormattedMessage id="contentIndividuals.pay" />} value={`${purchase.pay}.00 USD`} />
            <SummaryRow
              label={<FormattedMessage id="contentIndividuals.fee" values={{ percent: facts.cardPercent }} />}
              value={`${purchase.fee}.00 USD`}
            />
            <SummaryRow
              label={<FormattedMessage id="contentPictures.rate" />}
              value={`1 USDT = ${purchase.rate} USD`}
            />
          </SummaryList>
        </div>
        <span className={cn(buttonVariants({ size: "xl" }), "mt-6 w-full", over && "opacity-50")}>
          <FormattedMessage id="contentIndividuals.payButton" values={{ amount: `${purchase.pay}.00 USD` }} />
        </span>
        <p className="mt-3 text-ink-2 text-label">
          <FormattedMessage id="contentIndividuals.arrives" values={{ minutes: facts.cardArrives }} />
        </p>
      </div>
    </Card>
  );
}

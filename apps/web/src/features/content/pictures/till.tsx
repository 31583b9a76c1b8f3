import { Amount, Card, StatusChip, SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { brass } from "../pieces/tones.ts";
import { PayCode } from "./pay-code.tsx";

/** A partly paid order: `paid` plus `missing` is the whole. */
export const order = { price: "48.00", due: "51.94", paid: "48.74", missing: "3.20" };

/** At the till: the code for the missing amount, and the received one. */
export function Till() {
  return (
    <Card>
      <p className="flex items-center justify-between gap-4 border-line border-b px-[22px] py-4 font-medium">
        <FormattedMessage id="contentPictures.yourShop" />
        <span className="font-normal text-ink-2 text-label">
          <FormattedMessage id="contentPictures.timeLeft" values={{ time: "11:42" }} />
        </span>
      </p>
      <div className="grid gap-7 p-[22px] sm:grid-cols-[200px_1fr]">
        <div className="flex flex-col items-center gap-2.5">
          <PayCode />
          <p className="text-center text-head text-ink-2">
            <FormattedMessage id="contentPictures.scan" values={{ missing: order.missing }} />
          </p>
        </div>
        <div>
          <p className="flex items-center justify-between gap-3 font-mono text-ink-2 text-label">
            HP-10442
            <StatusChip tone="warn" className="font-sans">
              <FormattedMessage id="contentPictures.partial" />
            </StatusChip>
          </p>
          <p className="mt-2 font-serif text-[34px]/[40px]">
            {order.missing}
            <span className="ml-2 text-[18px] text-ink-2">
              USDT <FormattedMessage id="contentPictures.missing" />
            </span>
          </p>
          <span aria-hidden className="mt-4 flex h-2.5 gap-0.5 overflow-clip rounded-full">
            <span className="flex-[4874] bg-vault" />
            <span className={`flex-[320] ${brass.bg}`} />
          </span>
          <SummaryList className="mt-4 text-label">
            <SummaryRow
              label={<FormattedMessage id="contentPictures.price" />}
              value={<Amount whole={order.price} unit="EUR" />}
            />
            <SummaryRow
              label={<FormattedMessage id="contentPictures.toPay" />}
              value={<Amount whole={order.due} unit="USDT" />}
            />
            <SummaryRow
              label={<FormattedMessage id="contentPictures.received" />}
              value={<Amount whole={order.paid} unit="USDT" />}
            />
            <SummaryRow label={<FormattedMessage id="contentPictures.network" />} value="Tron · TRC-20" />
          </SummaryList>
        </div>
      </div>
    </Card>
  );
}

import type { CashChannelCode } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { channelNames } from "../account/channel-names.ts";
import type { Details } from "./details.ts";
import type { Offer } from "./use-payout-flow.ts";

/** All details again, with the name and account for the bank. */
export function PayoutLines({ details, offer }: { details: Details; offer: Offer }) {
  const intl = useIntl();
  const { amount, currency, channel, reference } = details;
  const money = (value: string) => <ExactMoney amount={value} unit={currency} />;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="cash.recipient" />}
        value={
          <>
            <span className="font-semibold">{offer.payeeName}</span>
            <span className="block font-mono text-label">{offer.payeeAccount}</span>
          </>
        }
      />
      <SummaryRow
        label={<FormattedMessage id="cash.channel" />}
        value={intl.formatMessage({ id: channelNames[channel as CashChannelCode] })}
      />
      <SummaryRow label={<FormattedMessage id="cash.youSend" />} value={money(amount)} />
      <SummaryRow label={<FormattedMessage id="cash.fee" />} value={money(offer.fee)} />
      <SummaryRow label={<FormattedMessage id="cash.recipientGets" />} value={money(offer.received)} />
      <SummaryRow label={<FormattedMessage id="cash.expectedAt" />} value={<When at={offer.expectedAt} />} />
      {reference.trim() && <SummaryRow label={<FormattedMessage id="cash.payReference" />} value={reference.trim()} />}
    </SummaryList>
  );
}

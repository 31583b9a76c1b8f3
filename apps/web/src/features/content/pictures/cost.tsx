import { Amount, Card, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** What leaves, the fee, and what arrives. */
export function Cost() {
  return (
    <Card className="shadow-none!">
      <SummaryList className="h-full justify-between p-[18px]">
        <SummaryRow
          label={<FormattedMessage id="contentPictures.youSend" />}
          value={<Amount whole="12,500.00" unit="USDT" />}
        />
        <SummaryRow
          label={<FormattedMessage id="contentPictures.networkFee" />}
          value={<Amount whole="1.00" unit="USDT" />}
        />
        <SummaryTotal
          label={<FormattedMessage id="contentPictures.recipientGets" />}
          value={<Amount whole="12,499.00" unit="USDT" />}
        />
      </SummaryList>
    </Card>
  );
}

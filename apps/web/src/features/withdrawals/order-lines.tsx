import { SummaryList, SummaryRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { formatWorth } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import type { Order } from "./order.ts";
import { useWithdrawService } from "./service.tsx";

interface LinesProps {
  order: Omit<Order, "arrivalSeconds" | "reviewRequired">;
}

/** The withdrawal line by line. */
export function OrderLines({ order }: LinesProps) {
  return (
    <SummaryList>
      <SentRows order={order} />
      <SummaryRow label={<FormattedMessage id="withdrawals.network" />} value={order.networkName} />
      <RecipientRows order={order} />
      <SummaryRow
        label={<FormattedMessage id="withdrawals.fee" />}
        value={<ExactMoney amount={order.fee} unit={order.coin} />}
      />
      {order.received && (
        <SummaryRow
          label={<FormattedMessage id="withdrawals.received" />}
          value={<ExactMoney amount={order.received} unit={order.coin} />}
        />
      )}
      {order.merchantWithdrawalNumber && (
        <SummaryRow label={<FormattedMessage id="withdrawals.ownNumber" />} value={order.merchantWithdrawalNumber} />
      )}
      {order.cashier && (
        <SummaryRow label={<FormattedMessage id="withdrawals.cashier" />} value={order.cashier.userName} />
      )}
      {order.remark && <SummaryRow label={<FormattedMessage id="withdrawals.remark" />} value={order.remark} />}
    </SummaryList>
  );
}

/** Amount and recipient at the proof, after the review. */
export function OrderTarget({ order }: LinesProps) {
  return (
    <SummaryList>
      <SentRows order={order} />
      <RecipientRows order={order} />
    </SummaryList>
  );
}

/** The amount with its worth, and the remaining balance. */
export function SentRows({ order: { amount, coin, worth, left } }: LinesProps) {
  const { locale } = useIntl();
  const { words } = useWithdrawService();
  return (
    <>
      <SummaryRow
        label={<FormattedMessage id="withdrawals.youSend" />}
        value={
          <>
            <ExactMoney amount={amount} unit={coin} />
            {worth && (
              <span className="block font-normal text-head text-ink-2">
                <FormattedMessage id="page.about" values={{ worth: formatWorth(worth.amount, worth.unit, locale) }} />
              </span>
            )}
          </>
        }
      />
      {left !== undefined && (
        <SummaryRow label={<FormattedMessage id={words.left} />} value={<ExactMoney amount={left} unit={coin} />} />
      )}
    </>
  );
}

/** The saved name, the full address in groups, and its tag. */
function RecipientRows({ order: { address, addressLabel, tag } }: LinesProps) {
  const intl = useIntl();
  return (
    <>
      <SummaryRow
        label={<FormattedMessage id="withdrawals.recipient" />}
        value={
          <span className="flex flex-col items-end gap-1">
            {addressLabel && <span>{addressLabel}</span>}
            <Address value={address} full copyLabel={intl.formatMessage({ id: "withdrawals.copyAddress" })} />
          </span>
        }
      />
      {tag && (
        <SummaryRow
          label={<FormattedMessage id="form.tag" />}
          value={
            <span className="font-mono" translate="no">
              {tag}
            </span>
          }
        />
      )}
    </>
  );
}

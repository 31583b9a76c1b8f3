import type { PaymentOrder } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { Address } from "../../../platform/page/address.tsx";
import { When } from "../../../platform/page/when.tsx";

/** The payments on the chain: payer and transaction. */
export function Payments({ order }: { order: PaymentOrder }) {
  const intl = useIntl();
  const { transactions, coin, confirmationsRequired } = order;
  if (transactions.length === 0)
    return (
      <p className="text-ink-2 text-label">
        <FormattedMessage id="merchantOrders.noPayments" />
      </p>
    );
  return (
    <ul className="flex flex-col gap-3" aria-label={intl.formatMessage({ id: "merchantOrders.payments" })}>
      {transactions.map(({ txHash, fromAddress, amount, confirmations, seenAt }) => (
        <li key={txHash} className="flex flex-col gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <ExactMoney amount={amount} unit={coin} />
            <span className="text-ink-2 text-label">
              <When at={seenAt} />
            </span>
          </p>
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-4 text-label [&_dt]:text-ink-2">
            <dt>
              <FormattedMessage id="merchantOrders.payer" />
            </dt>
            <dd>
              {fromAddress === null ? (
                <FormattedMessage id="merchantOrders.payerUnknown" />
              ) : (
                <Address value={fromAddress} copyLabel={intl.formatMessage({ id: "merchantOrders.copyPayer" })} />
              )}
            </dd>
            <dt>
              <FormattedMessage id="merchantOrders.transaction" />
            </dt>
            <dd>
              <Address value={txHash} copyLabel={intl.formatMessage({ id: "merchantOrders.copyTransaction" })} />
            </dd>
            <dt>
              <FormattedMessage id="merchantOrders.confirmations" />
            </dt>
            <dd>
              {confirmations}/{confirmationsRequired}
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

import type { CardOrderDetail } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { OpenWindow } from "../../platform/quick-pay/open-window.tsx";
import { PayBy } from "../../platform/quick-pay/pay-by.tsx";

/** Opens the provider's page, where the user authorises and pays. */
export function Authorize({ order, url }: { order: CardOrderDetail; url: string }) {
  const { locale } = useIntl();
  const { amount, legalCurrency: currency, provider, payBy, time } = order;
  const shown = formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return (
    <>
      {payBy !== null && <PayBy held={{ expiresAt: payBy, serverTime: time }} words="quickPay.payBy" />}
      <OpenWindow url={url} provider={provider}>
        <FormattedMessage id="cards.authorize" values={{ amount: shown, currency, provider }} />
      </OpenWindow>
    </>
  );
}

import type { PaymentOrder } from "@coffer/sdk";
import { CoinIcon, Segmented } from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useAmountText } from "../../../platform/money/amount-text.ts";
import { Address, Copy } from "../../../platform/page/address.tsx";
import { QrCode } from "../../../platform/page/qr-code.tsx";

/** The customer's QR code: the payment page, or the bare address for other wallets. */
export function PayCode({ order }: { order: PaymentOrder }) {
  const intl = useIntl();
  const amountText = useAmountText();
  const [way, setWay] = useState("page");
  const { payUrl, address, tag, coin, networkName, missingAmount } = order;
  const isPage = way === "page";
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-2.5 font-medium">
          <CoinIcon ticker={coin} size="sm" />
          {networkName}
        </span>
        <Segmented
          aria-label={intl.formatMessage({ id: "merchantTill.scanWhat" })}
          value={way}
          onValueChange={setWay}
          options={[
            { value: "page", label: <FormattedMessage id="merchantTill.payPage" /> },
            { value: "address", label: <FormattedMessage id="merchantTill.payAddress" /> },
          ]}
        />
      </div>
      <div className="flex justify-center">
        <QrCode
          value={isPage ? payUrl : address}
          label={intl.formatMessage({ id: isPage ? "merchantTill.codeOfPage" : "merchantTill.codeOfAddress" })}
          size={232}
        />
      </div>
      <p className="text-center">
        <FormattedMessage
          id="merchantTill.sendExactly"
          values={{
            amount: amountText(missingAmount, coin),
            network: networkName,
            b: (parts) => <strong className="font-semibold">{parts}</strong>,
          }}
        />
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Address full value={address} copyLabel={intl.formatMessage({ id: "merchantTill.copyAddress" })} />
        {tag !== null && (
          <span className="font-mono text-label">
            <FormattedMessage id="merchantTill.tag" values={{ tag }} />
          </span>
        )}
        {isPage && <Copy words value={payUrl} label={intl.formatMessage({ id: "merchantTill.copyPage" })} />}
      </div>
    </section>
  );
}

import type { PaymentOrder } from "@coffer/sdk";
import { CoinIcon, Segmented } from "@coffer/ui";
import { useState } from "react";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useAmountText } from "../../../platform/money/amount-text.ts";
import { Address, Copy } from "../../../platform/page/address.tsx";
import { QrCode } from "../../../platform/page/qr-code.tsx";

/** What the customer scans: the page to pay on, or the bare address for a wallet that knows no pages. */
export function PayCode({ order }: { order: PaymentOrder }) {
  const text = useText();
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
          aria-label={text("merchantTill.scanWhat")}
          value={way}
          onValueChange={setWay}
          options={[
            { value: "page", label: <Text id="merchantTill.payPage" /> },
            { value: "address", label: <Text id="merchantTill.payAddress" /> },
          ]}
        />
      </div>
      <div className="flex justify-center">
        <QrCode
          value={isPage ? payUrl : address}
          label={text(isPage ? "merchantTill.codeOfPage" : "merchantTill.codeOfAddress")}
          size={232}
        />
      </div>
      <p className="text-center">
        <Text
          id="merchantTill.sendExactly"
          values={{
            amount: amountText(missingAmount, coin),
            network: networkName,
            b: (parts) => <strong className="font-semibold">{parts}</strong>,
          }}
        />
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Address full value={address} copyLabel={text("merchantTill.copyAddress")} />
        {tag !== null && (
          <span className="font-mono text-label">
            <Text id="merchantTill.tag" values={{ tag }} />
          </span>
        )}
        {isPage && <Copy words value={payUrl} label={text("merchantTill.copyPage")} />}
      </div>
    </section>
  );
}

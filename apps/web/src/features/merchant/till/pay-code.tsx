import type { PaymentOrder } from "@coffer/sdk";
import { CoinIcon, Segmented } from "@coffer/ui";
import { useState } from "react";
import { useAmountText } from "../../../kernel/money/amount-text.ts";
import { Address, Copy } from "../../../kernel/page/address.tsx";
import { QrCode } from "../../../kernel/page/qr-code.tsx";
import { Text, useText } from "../../../lib/text.tsx";

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
          aria-label={text("till.scanWhat")}
          value={way}
          onValueChange={setWay}
          options={[
            { value: "page", label: <Text id="till.payPage" /> },
            { value: "address", label: <Text id="till.payAddress" /> },
          ]}
        />
      </div>
      <div className="flex justify-center">
        <QrCode
          value={isPage ? payUrl : address}
          label={text(isPage ? "till.codeOfPage" : "till.codeOfAddress")}
          size={232}
        />
      </div>
      <p className="text-center">
        <Text
          id="till.sendExactly"
          values={{
            amount: amountText(missingAmount, coin),
            network: networkName,
            b: (parts) => <strong className="font-semibold">{parts}</strong>,
          }}
        />
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Address full value={address} copyLabel={text("till.copyAddress")} />
        {tag !== null && (
          <span className="font-mono text-label">
            <Text id="till.tag" values={{ tag }} />
          </span>
        )}
        {isPage && <Copy words value={payUrl} label={text("till.copyPage")} />}
      </div>
    </section>
  );
}

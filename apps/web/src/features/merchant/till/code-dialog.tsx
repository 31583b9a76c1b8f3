import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { Button, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Notice } from "@coffer/ui";
import { PrinterIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useAmountText } from "../../../platform/money/amount-text.ts";
import { Copy } from "../../../platform/page/address.tsx";
import { QrCode } from "../../../platform/page/qr-code.tsx";
import { useAccount } from "../../../platform/session.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

/** A printable QR code. */
export function CodeDialog({ code, close }: { code: ReceiptCode; close: () => void }) {
  const intl = useIntl();
  const amountText = useAmountText();
  const account = useAccount();
  const { content, subject, amount, coin, network, fiatCurrency, status } = code;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "form.close" })} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            {subject === null ? <FormattedMessage id="merchantTill.code" /> : visibleCharacters(subject)}
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col items-center gap-4 text-center">
          {status === ReceiptCodeStatus.revoked ? (
            <Notice tone="warn" live="off" title={<FormattedMessage id="merchantTill.revoked" />}>
              <FormattedMessage id="merchantTill.revokedBody" />
            </Notice>
          ) : (
            <QrCode value={content} label={intl.formatMessage({ id: "merchantTill.codeToPay" })} size={260} />
          )}
          <div>
            <p className="font-serif text-title">
              {amount === null ? (
                <FormattedMessage id="merchantTill.typedIn" values={{ currency: fiatCurrency ?? coin }} />
              ) : (
                amountText(amount, coin)
              )}
            </p>
            <p className="text-ink-2">
              {visibleCharacters(account?.name ?? "")} · {coin} · {network}
            </p>
          </div>
          {status === ReceiptCodeStatus.active && (
            <div className="flex flex-wrap justify-center gap-2.5">
              <Copy words value={content} label={intl.formatMessage({ id: "merchantTill.copyCode" })} />
              <Button variant="secondary" onClick={() => window.print()}>
                <PrinterIcon aria-hidden />
                <FormattedMessage id="merchantTill.print" />
              </Button>
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

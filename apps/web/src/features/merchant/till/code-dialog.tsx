import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { Button, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Notice } from "@coffer/ui";
import { PrinterIcon } from "lucide-react";
import { useAmountText } from "../../../kernel/money/amount-text.ts";
import { Copy } from "../../../kernel/page/address.tsx";
import { QrCode } from "../../../kernel/page/qr-code.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

/** A code to scan, as it goes on paper: printing prints what stands here. */
export function CodeDialog({ code, close }: { code: ReceiptCode; close: () => void }) {
  const text = useText();
  const amountText = useAmountText();
  const account = useAccount();
  const { content, subject, amount, coin, network, fiatCurrency, status } = code;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={text("form.close")} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{subject === null ? <Text id="till.code" /> : visible(subject)}</DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col items-center gap-4 text-center">
          {status === ReceiptCodeStatus.revoked ? (
            <Notice tone="warn" live="off" title={<Text id="till.revoked" />}>
              <Text id="till.revokedBody" />
            </Notice>
          ) : (
            <QrCode value={content} label={text("till.codeToPay")} size={260} />
          )}
          <div>
            <p className="font-serif text-title">
              {amount === null ? (
                <Text id="till.typedIn" values={{ currency: fiatCurrency ?? coin }} />
              ) : (
                amountText(amount, coin)
              )}
            </p>
            <p className="text-ink-2">
              {visible(account?.name ?? "")} · {coin} · {network}
            </p>
          </div>
          {status === ReceiptCodeStatus.active && (
            <div className="flex flex-wrap justify-center gap-2.5">
              <Copy words value={content} label={text("till.copyCode")} />
              <Button variant="secondary" onClick={() => window.print()}>
                <PrinterIcon aria-hidden />
                <Text id="till.print" />
              </Button>
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

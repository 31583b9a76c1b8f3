import { QrCodeStatus } from "@coffer/sdk";
import { Button, cn, Skeleton } from "@coffer/ui";
import { CheckIcon, RotateCwIcon, XIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { QrCode } from "../../platform/page/qr-code.tsx";
import { Countdown } from "../../platform/page/when.tsx";
import { formatCountdown } from "../../platform/time/time.ts";
import { useQrCode } from "./use-qr-code.ts";

const { waiting, scanned, confirmed, expired, refused } = QrCodeStatus;

const words: Record<QrCodeStatus, readonly [title: PlainMessageId, note: PlainMessageId]> = {
  [waiting]: ["auth.qrWaiting", "auth.qrWaitingNote"],
  [scanned]: ["auth.qrScanned", "auth.qrScannedNote"],
  [confirmed]: ["auth.qrConfirmed", "auth.qrConfirmedNote"],
  [expired]: ["auth.qrExpired", "auth.qrExpiredNote"],
  [refused]: ["auth.qrRefused", "auth.qrRefusedNote"],
};

/** Signs in by a signed-in phone, which scans the code and confirms. */
export function QrSignIn({ onEntered }: { onEntered: () => unknown }) {
  const intl = useIntl();
  const { code, status, left, renew, busy, failure } = useQrCode();
  const enter = useEffectEvent(onEntered);
  useEffect(() => {
    if (status === confirmed) enter();
  }, [status]);
  const [title, note] = words[status];
  const fresh = (
    <Button variant="secondary" loading={busy} onClick={() => void renew()}>
      <RotateCwIcon aria-hidden />
      <FormattedMessage id="auth.qrFresh" />
    </Button>
  );
  return (
    <div className="flex min-h-[296px] flex-col items-center gap-4 text-center">
      {failure !== undefined && <FailureNote error={failure} />}
      <div className="relative">
        {code ? (
          <div className={cn(status !== waiting && "opacity-15")}>
            <QrCode value={code.content} label={intl.formatMessage({ id: "auth.qrLabel" })} />
          </div>
        ) : (
          <Skeleton className="size-[150px]" />
        )}
        <Mark status={status} />
      </div>
      <div role="status" className="max-w-[320px]">
        <p className="font-medium text-[16px]">
          <FormattedMessage id={title} />
        </p>
        <p className="mt-1 text-ink-2">
          <FormattedMessage id={note} />
        </p>
      </div>
      {code && (status === waiting || status === scanned) && (
        <p className="text-ink-2 text-label">
          <FormattedMessage
            id="auth.qrLeft"
            values={{ left: <Countdown seconds={left} words={formatCountdown(left)} /> }}
          />
        </p>
      )}
      {(status === expired || status === refused || failure !== undefined) && fresh}
    </div>
  );
}

const marks: Partial<Record<QrCodeStatus, ReactNode>> = {
  [scanned]: <CheckIcon aria-hidden className="text-vault" />,
  [confirmed]: <CheckIcon aria-hidden className="text-vault" />,
  [expired]: <RotateCwIcon aria-hidden className="text-ink-2" />,
  [refused]: <XIcon aria-hidden className="text-bad" />,
};

/** Covers an invalid code. */
function Mark({ status }: { status: QrCodeStatus }) {
  const mark = marks[status];
  if (!mark) return null;
  return (
    <div className="absolute inset-0 grid place-items-center [&_svg]:size-14 [&_svg]:rounded-full [&_svg]:bg-surface [&_svg]:p-3 [&_svg]:shadow-sm">
      {mark}
    </div>
  );
}

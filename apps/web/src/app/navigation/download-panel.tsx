import { Popover, PopoverContent, PopoverTrigger } from "@coffer/ui";
import { type ReactElement, Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";

const QrCode = lazyPart(() => import("../../platform/page/qr-code.tsx").then(({ QrCode: it }) => it));

/** The product: "a download QR popup (100 by 100)". */
const size = 100;

export function DownloadPanel({ button, url }: { button: ReactElement; url: string }) {
  const intl = useIntl();
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{button}</PopoverTrigger>
      <PopoverContent
        aria-label={intl.formatMessage({ id: "shell.getApp" })}
        align="end"
        className="flex w-56 items-center gap-3 p-3"
      >
        <Suspense fallback={<span className="size-[100px] shrink-0 rounded-md bg-sunken" />}>
          <QrCode value={url} size={size} label={intl.formatMessage({ id: "shell.getAppQr" })} />
        </Suspense>
        <p className="text-ink-2 text-label">
          <FormattedMessage id="shell.getAppHint" />
        </p>
      </PopoverContent>
    </Popover>
  );
}

import { Popover, PopoverContent, PopoverTrigger } from "@coffer/ui";
import { type ReactElement, Suspense } from "react";
import { Text, useText } from "../../platform/intl/text.tsx";
import { lazyPart } from "../../platform/page/lazy-part.tsx";

const QrCode = lazyPart(() => import("../../platform/page/qr-code.tsx").then(({ QrCode: it }) => it));

/** The product: "a download QR popup (100 by 100)". */
const size = 100;

export function DownloadPanel({ button, url }: { button: ReactElement; url: string }) {
  const text = useText();
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{button}</PopoverTrigger>
      <PopoverContent aria-label={text("shell.getApp")} align="end" className="flex w-56 items-center gap-3 p-3">
        <Suspense fallback={<span className="size-[100px] shrink-0 rounded-md bg-sunken" />}>
          <QrCode value={url} size={size} label={text("shell.getAppQr")} />
        </Suspense>
        <p className="text-ink-2 text-label">
          <Text id="shell.getAppHint" />
        </p>
      </PopoverContent>
    </Popover>
  );
}

import { Button } from "@coffer/ui";
import { UserIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** Simulates the camera: a drawn passport. */
export function SampleDocument({ onDone }: { onDone: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p ref={text} tabIndex={-1} className="rounded-sm text-ink-2">
        <FormattedMessage id="kycStandIn.documentNote" />
      </p>
      <div aria-hidden className="mx-auto w-full max-w-[360px] rounded-lg border border-line-strong bg-sunken p-5">
        <div className="flex gap-4">
          <span className="grid h-24 w-20 shrink-0 place-items-center rounded-md bg-line text-ink-3">
            <UserIcon className="size-8" strokeWidth={1.5} />
          </span>
          <span className="flex flex-1 flex-col gap-2 pt-1">
            <span className="h-2.5 w-1/2 rounded-full bg-line-strong" />
            <span className="h-2.5 w-4/5 rounded-full bg-line" />
            <span className="h-2.5 w-2/3 rounded-full bg-line" />
            <span className="h-2.5 w-3/5 rounded-full bg-line" />
          </span>
        </div>
        <p className="mt-4 overflow-hidden whitespace-nowrap font-mono text-head text-ink-3" translate="no">
          {"P<COFSAMPLE<<COFFER".padEnd(36, "<")}
          <br />
          {"000000000COF9307229F3103157".padEnd(36, "<")}
        </p>
      </div>
      <Button size="lg" className="self-start" onClick={onDone}>
        <FormattedMessage id="kycStandIn.documentUse" />
      </Button>
    </div>
  );
}

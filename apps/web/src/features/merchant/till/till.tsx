import { Dialog, DialogContent, DialogTitle, IconButton, Skeleton, StatusChip } from "@coffer/ui";
import { Volume2Icon, VolumeXIcon, XIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { useAccount } from "../../../platform/session.ts";
import { localStore } from "../../../platform/storage.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { wakeSound } from "./sound.ts";
import { TillOrder } from "./till-order.tsx";
import { isLive } from "./till-state.ts";
import { useTill } from "./use-till.ts";

const silent = "tillSilent";

export interface TillProps {
  id: string;
  close: () => void;
}

/** The full-screen view for the customer: only the order to pay. */
export function Till({ id, close }: TillProps) {
  const intl = useIntl();
  const account = useAccount();
  const content = useRef<HTMLDivElement>(null);
  const [loud, setLoud] = useState(localStore.get(silent) !== "yes");
  const { data: order, state, error } = useTill(id, loud);
  const turnSound = () => {
    wakeSound();
    if (loud) localStore.set(silent, "yes");
    else localStore.remove(silent);
    setLoud(!loud);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        aria-describedby={undefined}
        // Focuses the whole view, not its first button, so that all of it is read.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
        ref={content}
        onPointerDown={loud ? wakeSound : undefined}
        className="m-0! outline-none! h-dvh! max-h-none! w-full! max-w-none! rounded-none! border-0! bg-paper!"
      >
        <header className="flex! items-center justify-between gap-3 border-line border-b bg-surface px-4 py-2">
          <div className="min-w-0">
            <DialogTitle className="truncate text-body!">{visibleCharacters(account?.name ?? "")}</DialogTitle>
            <p className="truncate text-ink-2 text-label">
              {order?.subMerchantName ? (
                visibleCharacters(order.subMerchantName)
              ) : (
                <FormattedMessage id="merchantTill.title" />
              )}
            </p>
          </div>
          <span className="flex shrink-0 items-center gap-1">
            {(error || (state && isLive(state))) && (
              <StatusChip tone={error ? "warn" : "good"}>
                <FormattedMessage id={error ? "merchantTill.reconnecting" : "merchantTill.live"} />
              </StatusChip>
            )}
            <IconButton
              label={intl.formatMessage({ id: loud ? "merchantTill.mute" : "merchantTill.unmute" })}
              onClick={turnSound}
            >
              {loud ? <Volume2Icon /> : <VolumeXIcon />}
            </IconButton>
            <IconButton label={intl.formatMessage({ id: "merchantTill.close" })} onClick={close}>
              <XIcon />
            </IconButton>
          </span>
        </header>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-3.5 p-4">
          {order && state ? (
            <TillOrder order={order} state={state} />
          ) : error ? (
            <FailureNote error={error} />
          ) : (
            <Skeleton className="h-[640px] w-full" />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

import type { CashChannelCode } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle, Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { channelNames } from "../account/channel-names.ts";

// File handling loads with the first channel that needs it.
const ChannelPapers = lazyPart(() => import("./channel-papers.tsx").then(({ ChannelPapers: it }) => it));

/** A channel's documents in a dialog over the form; the address keeps it open through a reload. */
export function PapersDialog({ channel }: { channel: CashChannelCode | undefined }) {
  const intl = useIntl();
  const { change } = useSearchState();
  if (channel === undefined) return null;
  const close = () => void change({ papers: undefined }, { resetScroll: false });
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "cash.closePapers" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage
              id="cash.papersOf"
              values={{ channel: intl.formatMessage({ id: channelNames[channel] }) }}
            />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="cash.papersOfLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <ChannelPapers channel={channel} key={channel} />
          </Suspense>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

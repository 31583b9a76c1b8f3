import type { CashChannelCode } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle, Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { channelNames } from "../account/channel-names.ts";

// What takes files comes with the first channel that wants some.
const ChannelPapers = lazyPart(() => import("./channel-papers.tsx").then(({ ChannelPapers: it }) => it));

/** A channel's papers over the form that wants them; the address has it, so that a reload keeps it open. */
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

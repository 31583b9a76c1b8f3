import type { CashChannel } from "@coffer/sdk";
import { ChannelAttachmentStatus } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useSearchState } from "../../../platform/search-state.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { channelPapersStatus } from "../cash-status.ts";
import { useAttachment } from "../papers/use-attachment.ts";

/** A channel's requirements before an order. */
export function ChannelNeeds({ channel }: { channel: CashChannel | undefined }) {
  return (
    <>
      {channel?.whitelistRequired && <IbanNote />}
      {channel?.attachmentRequired && <PapersNote channel={channel.channel} />}
    </>
  );
}

/** The contract: "money from an IBAN that isn't on the list is sent back". */
function IbanNote() {
  return (
    <Notice tone="warn" live="off" title={<FormattedMessage id="cash.ibanOnly" />}>
      <Link to="/assets/cash/whitelist" search={{}} className="underline underline-offset-2">
        <FormattedMessage id="cash.ibans" />
      </Link>
    </Notice>
  );
}

/** Documents that a channel requires once; nothing if they are approved. */
function PapersNote({ channel }: Pick<CashChannel, "channel">) {
  const { change } = useSearchState();
  const { data } = useAttachment(channel);
  if (!data || data.status === ChannelAttachmentStatus.approved) return null;
  const { label, next } = statusOf(channelPapersStatus, data.status);
  const waits = data.status === ChannelAttachmentStatus.underReview;
  return (
    <Notice
      tone={waits ? "info" : "warn"}
      live="off"
      title={waits ? <FormattedMessage id={label} /> : <FormattedMessage id="cash.papersFirst" />}
      action={
        <Button size="sm" variant="secondary" onClick={() => void change({ papers: channel }, { resetScroll: false })}>
          <FormattedMessage id={waits ? "cash.seePapers" : "cash.handIn"} />
        </Button>
      }
    >
      <FormattedMessage id={next} />
    </Notice>
  );
}

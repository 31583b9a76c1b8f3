import { type CashChannelCode, ChannelAttachmentStatus } from "@coffer/sdk";
import { Notice, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import { When } from "../../../platform/page/when.tsx";
import { StatusNext, StatusTag } from "../../../platform/status/status-tag.tsx";
import { api } from "../api.ts";
import { channelPapersStatus } from "../cash-status.ts";
import { PapersForm } from "./papers-form.tsx";
import { useAttachment } from "./use-attachment.ts";

const { notSubmitted, rejected } = ChannelAttachmentStatus;

/** The documents that a channel requires once: submitted, reviewed, approved. */
export function ChannelPapers({ channel }: { channel: CashChannelCode }) {
  const { data, error, refetch } = useAttachment(channel);
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 w-full" />;
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <StatusTag of={channelPapersStatus} value={data.status} />
        <p className="text-ink-2">
          <StatusNext of={channelPapersStatus} value={data.status} />
        </p>
      </div>
      {data.rejectReason && (
        <Notice tone="bad" live="off" title={<FormattedMessage id="cash.reason" />}>
          {data.rejectReason}
        </Notice>
      )}
      <Asked channel={channel} again={data.status === notSubmitted || data.status === rejected} of={data} />
    </>
  );
}

interface AskedProps {
  channel: CashChannelCode;
  /** Whether it can be submitted now. */
  again: boolean;
  of: NonNullable<ReturnType<typeof useAttachment>["data"]>;
}

/** The form, or the submitted values. */
function Asked({ channel, again, of: { values, submittedAt } }: AskedProps) {
  const { locale } = useIntl();
  const { data, error, refetch } = useQuery({
    ...api.cash.getChannelAttachmentDynamicFormsFields.queryOptions({ channel }),
    meta: { shows: "place" },
  });
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 w-full" />;
  const form = data.toSorted((one, other) => one.order - other.order);
  if (again) return <PapersForm channel={channel} form={form} />;
  const said = (key: string, value: string) =>
    form.find((field) => field.key === key)?.options.find((option) => option.value === value)?.label[locale] ?? value;
  const files = values.flatMap(({ fileIds }) => fileIds ?? []);
  return (
    <>
      <SummaryList>
        {submittedAt !== null && (
          <SummaryRow label={<FormattedMessage id="cash.handedIn" />} value={<When at={submittedAt} />} />
        )}
        {values.map(
          ({ key, value }) =>
            value !== undefined && (
              <SummaryRow
                key={key}
                label={form.find((field) => field.key === key)?.label[locale] ?? key}
                value={said(key, value)}
              />
            ),
        )}
      </SummaryList>
      {files.length > 0 && <SentFiles ids={files} />}
    </>
  );
}

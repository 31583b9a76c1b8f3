import { Button, EmptyState, Popover, PopoverClose, PopoverContent, PopoverTrigger, Skeleton } from "@coffer/ui";
import { type ReactElement, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { When } from "../../platform/page/when.tsx";
import { useLatestNotices } from "./use-latest-notices.ts";

/** The latest announcements; opening marks them as seen. */
export function NoticePanel({ button, look }: { button: ReactElement; look: () => void }) {
  const intl = useIntl();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) look();
  }, [open, look]);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{button}</PopoverTrigger>
      <PopoverContent
        aria-label={intl.formatMessage({ id: "shell.notices" })}
        align="end"
        className="w-[min(360px,calc(100vw-2rem))] p-0"
      >
        <div className="flex items-center justify-between border-line border-b px-4 py-3">
          <h2 className="font-semibold">
            <FormattedMessage id="shell.notices" />
          </h2>
          <PopoverClose asChild>
            <Button asChild variant="link">
              <PathLink to="/notice/list">
                <FormattedMessage id="shell.allNotices" />
              </PathLink>
            </Button>
          </PopoverClose>
        </div>
        <Notices />
      </PopoverContent>
    </Popover>
  );
}

function Notices() {
  const query = useLatestNotices();
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  }
  if (query.error) return <LoadFailure error={query.error} again={() => void query.refetch()} />;
  if (!query.data?.items.length) return <EmptyState title={<FormattedMessage id="shell.noNotices" />} />;
  return (
    <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
      {query.data.items.map((notice) => (
        <li key={notice.id}>
          <PopoverClose asChild>
            <PathLink
              to="/notice/detail"
              search={{ id: notice.id }}
              className="block px-4 py-3 -outline-offset-2 hover:bg-vault-tint"
            >
              <span lang={notice.languageCode} className="line-clamp-2">
                {notice.title}
              </span>
              <span className="text-ink-2 text-label">
                <When at={notice.publishTime} relative dayOnly />
              </span>
            </PathLink>
          </PopoverClose>
        </li>
      ))}
    </ul>
  );
}

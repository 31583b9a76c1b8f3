import {
  Button,
  EmptyState,
  IconButton,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  Skeleton,
} from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { BellIcon } from "lucide-react";
import { useState } from "react";
import { api } from "../kernel/api.ts";
import { LoadFailure } from "../kernel/page/load-failure.tsx";
import { PathLink } from "../kernel/page/path-link.tsx";
import { When } from "../kernel/page/when.tsx";
import { localStore } from "../lib/storage.ts";
import { Text, useText } from "../lib/text.tsx";

/** The product: "a notice bell listing the 5 latest announcements". */
const latest = { ClientType: 0, SkipCount: 0, MaxResultCount: 5 } as const;
const seenName = "seenNotice";

const useNotices = () =>
  useQuery({ ...api.content.getAnnouncementList.queryOptions(latest), staleTime: 60_000, meta: { shows: "nothing" } });

export function NoticeBell() {
  const text = useText();
  const query = useNotices();
  const newest = query.data?.items[0]?.id;
  const [seen, setSeen] = useState(() => localStore.get(seenName));
  const unread = newest !== undefined && newest !== seen;

  const look = (open: boolean) => {
    if (!open || newest === undefined) return;
    localStore.set(seenName, newest);
    setSeen(newest);
  };

  return (
    <Popover onOpenChange={look}>
      <PopoverTrigger asChild>
        <IconButton label={text(unread ? "shell.newNotices" : "shell.notices")}>
          <BellIcon />
          {unread && <span className="absolute top-2 right-2 size-2 rounded-full bg-bad ring-2 ring-paper" />}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={text("shell.notices")} align="end" className="w-[min(360px,calc(100vw-2rem))] p-0">
        <div className="flex items-center justify-between border-line border-b px-4 py-3">
          <h2 className="font-semibold">
            <Text id="shell.notices" />
          </h2>
          <PopoverClose asChild>
            <Button asChild variant="link">
              <PathLink to="/notice/list">
                <Text id="shell.allNotices" />
              </PathLink>
            </Button>
          </PopoverClose>
        </div>
        <Notices query={query} />
      </PopoverContent>
    </Popover>
  );
}

function Notices({ query }: { query: ReturnType<typeof useNotices> }) {
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  }
  if (query.error) return <LoadFailure error={query.error} again={() => void query.refetch()} />;
  if (!query.data?.items.length) return <EmptyState title={<Text id="shell.noNotices" />} />;
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
              <span className="line-clamp-2">{notice.title}</span>
              <span className="text-ink-2 text-label">
                <When at={notice.publishTime} relative />
              </span>
            </PathLink>
          </PopoverClose>
        </li>
      ))}
    </ul>
  );
}

import { Button, cn } from "@coffer/ui";
import { useRef, useState } from "react";
import { useControl } from "../../calls/control.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { usePlace } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { ClearLog } from "./clear-log.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { fitsFilters, noFilters } from "./filters.ts";
import { RequestDetail } from "./request-detail.tsx";
import { RequestList } from "./request-list.tsx";
import { useFollowed, useReading } from "./use-followed.ts";

/** The request list, with the open request beside it or instead of it. */
export function Requests() {
  const words = useWords();
  const log = useControl("log", { every: 2000 });
  const { item: open } = usePlace();
  const [filters, setFilters] = useState(noFilters);
  const [following, setFollowing] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const isReading = useReading(list);
  const all = log.data?.items ?? [];
  const followed = useFollowed(all, all.filter(fitsFilters(filters)), !following || isReading);
  return (
    <Page
      title={words.frame.sections.requests}
      state={words.requests.state}
      actions={
        <>
          <FollowButton following={following} onChange={setFollowing} />
          <ClearLog />
        </>
      }
    >
      <div className={cn("flex flex-col gap-5", open !== null && "@max-4xl:hidden")}>
        <FilterBar rows={all} filters={filters} onChange={(change) => setFilters({ ...filters, ...change })} />
      </div>
      <div className={cn("grid items-start gap-5", open !== null && "@4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]")}>
        <div ref={list} className={cn("min-w-0", open !== null && "@max-4xl:hidden")}>
          <Loaded query={log} rows={6}>
            {({ items }) => (
              <RequestList
                {...followed}
                isEmpty={items.length === 0}
                open={open}
                onClearFilters={() => setFilters(noFilters)}
              />
            )}
          </Loaded>
        </div>
        {open !== null && <RequestDetail key={open} requestId={open} />}
      </div>
    </Page>
  );
}

interface FollowButtonProps {
  following: boolean;
  onChange: (following: boolean) => void;
}

function FollowButton({ following, onChange }: FollowButtonProps) {
  const text = useWords().requests;
  return (
    <Button variant="secondary" aria-pressed={following} title={text.follow} onClick={() => onChange(!following)}>
      <span aria-hidden className={cn("size-2 rounded-full", following ? "animate-pulse bg-good" : "bg-ink-3")} />
      {following ? text.following : text.paused}
    </Button>
  );
}

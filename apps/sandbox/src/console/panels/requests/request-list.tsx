import { Button, Card, CardFooter, EmptyState } from "@coffer/ui";
import { ArrowUpIcon, ListXIcon, ScrollTextIcon } from "lucide-react";
import { useWords } from "../../words/use-words.ts";
import { RequestRow } from "./request-row.tsx";
import type { Followed } from "./use-followed.ts";

const MOST = 100;

interface RequestListProps extends Followed {
  /** The log is empty; else the filters match nothing. */
  isEmpty: boolean;
  open: string | null;
  onClearFilters: () => void;
}

export function RequestList({ shown, newer, catchUp, isEmpty, open, onClearFilters }: RequestListProps) {
  const text = useWords().requests;
  if (isEmpty)
    return (
      <Card>
        <EmptyState icon={<ScrollTextIcon />} title={text.empty} description={text.emptyText} />
      </Card>
    );
  if (shown.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ListXIcon />}
          title={text.noneFound}
          description={text.noneFoundText}
          action={
            <Button variant="secondary" onClick={onClearFilters}>
              {text.clearFilters}
            </Button>
          }
        />
      </Card>
    );
  return (
    <Card className="@container">
      {/* Its height is reserved, so that rows don't jump when the user starts reading. */}
      <div role="status" className="sticky top-(--console-top,0px) z-10 h-0">
        {newer > 0 && (
          <div className="absolute inset-x-0 top-2 flex justify-center">
            <Button size="sm" onClick={catchUp} className="shadow-soft">
              <ArrowUpIcon />
              {text.newer(newer)}
            </Button>
          </div>
        )}
      </div>
      <ul aria-label={text.list} className="divide-y divide-line">
        {shown.slice(0, MOST).map((request) => (
          <RequestRow key={request.requestId} request={request} isOpen={request.requestId === open} />
        ))}
      </ul>
      {shown.length > MOST && (
        <CardFooter className="text-ink-2 text-label">{text.shown(MOST, shown.length)}</CardFooter>
      )}
    </Card>
  );
}

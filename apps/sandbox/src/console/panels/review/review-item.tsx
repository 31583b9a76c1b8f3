import { Button } from "@coffer/ui";
import { useAct, useControl } from "../../calls/control.ts";
import type { Review } from "../../calls/replies.ts";
import { useWorldNow } from "../../calls/world-now.ts";
import { Failure } from "../../parts/failure.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";

export function ReviewItem({ item, onReject }: { item: Review; onReject: () => void }) {
  const words = useWords();
  const text = words.review;
  const { momentText, spanText } = useTimes();
  const { queue, id, uid, summary, since, files } = item;
  const decide = useAct("POST review/decide");
  const person = useControl("users").data?.items.find((each) => each.uid === uid);
  const { now } = useWorldNow();
  const called = person?.name ?? person?.emailAddress ?? person?.phone;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-center">
      <div className="min-w-0">
        <p className="break-words font-medium">{summary}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-2 text-label">
          {called && <span>{called}</span>}
          <span className="font-mono text-head leading-[18px]">{words.people.uid(uid)}</span>
          <time dateTime={since} title={momentText(since)}>
            {now !== undefined && text.waiting(spanText(now - Date.parse(since)))}
          </time>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-label empty:hidden">
          {files.map(({ id: file, name, url }) => (
            <a key={file} href={url} target="_blank" rel="noreferrer" className="text-vault underline">
              {name}
            </a>
          ))}
        </p>
        <div className="mt-3 empty:hidden">
          <Failure error={decide.error} />
        </div>
      </div>
      <div className="flex gap-2.5">
        <Button variant="secondary" size="sm" onClick={onReject} aria-label={text.rejectNamed(summary)}>
          {text.reject}
        </Button>
        <Button
          size="sm"
          loading={decide.isPending}
          onClick={() => decide.mutate({ queue, id, decision: "approve" })}
          aria-label={text.approveNamed(summary)}
        >
          {text.approve}
        </Button>
      </div>
    </li>
  );
}

import { cn, StatusChip } from "@coffer/ui";
import type { LoggedRow } from "../../calls/replies.ts";
import { useNameOf } from "../../parts/use-name-of.ts";
import { useTimes } from "../../parts/use-times.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { AnswerChip } from "./answer-chip.tsx";

/** The whole row opens the request; its link has the name and the focus. */
export function RequestRow({ request, isOpen }: { request: LoggedRow; isOpen: boolean }) {
  const text = useWords().requests;
  const nameOf = useNameOf();
  const { momentText, timeText } = useTimes();
  const { requestId, at, operation, method, path, uid, took, findings, fault, status, code } = request;
  return (
    <li
      className={cn(
        "relative flex items-center gap-4 px-4 py-2 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken",
        isOpen && "bg-vault-tint hover:bg-vault-tint",
      )}
    >
      <div className="min-w-0 flex-1">
        <PlaceLink
          to={{ section: "requests", item: requestId }}
          aria-current={isOpen ? "true" : undefined}
          className="wrap-anywhere block font-medium after:absolute after:inset-0"
        >
          {operation ?? `${method} ${path}`}
        </PlaceLink>
        <p className="flex gap-x-2.5 whitespace-nowrap text-head text-ink-2">
          <time dateTime={at} title={momentText(at)}>
            {timeText(at)}
          </time>
          <span className="wrap-anywhere min-w-0">{uid === null ? text.visitor : nameOf(uid)}</span>
          <span className="text-ink-3 @max-sm:hidden">{took !== null && text.took(String(took))}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1.5">
        {fault !== null && <StatusChip tone="info">{text.fault}</StatusChip>}
        {findings.length > 0 && <StatusChip tone="bad">{text.findings(findings.length)}</StatusChip>}
        <AnswerChip status={status} code={code} />
      </div>
    </li>
  );
}

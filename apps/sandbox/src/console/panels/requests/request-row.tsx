import { StatusChip } from "@coffer/ui";
import { ChevronRightIcon } from "lucide-react";
import type { LoggedRequest } from "../../api/replies.ts";
import { momentText, timeText } from "../../parts/time.ts";
import { words } from "../../words.ts";
import { AnswerChip } from "./answer-chip.tsx";

const text = words.requests;

/** The whole row opens the details; its button carries the name and the focus. */
export function RequestRow({ request, onOpen }: { request: LoggedRequest; onOpen: () => void }) {
  const { at, operation, method, path, uid, took, findings, fault } = request;
  const called = operation ?? `${method} ${path}`;
  return (
    <li className="group relative grid items-center gap-x-5 gap-y-1.5 px-5 py-2.5 transition-colors hover:bg-sunken max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[4.5rem_minmax(0,1fr)_auto_4.5rem_4rem_1rem]">
      <time dateTime={at} title={momentText(at)} className="text-ink-2 text-label max-md:order-2">
        {timeText(at)}
      </time>
      <div className="min-w-0 max-md:order-1">
        <button
          type="button"
          onClick={onOpen}
          aria-label={text.detailsOf(called)}
          className="max-w-full truncate text-left font-medium after:absolute after:inset-0"
        >
          {called}
        </button>
        {operation && (
          <p className="truncate font-mono text-head text-ink-3">
            {method} {path}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-md:order-3 max-md:col-span-2 max-md:justify-start">
        {fault !== null && <StatusChip tone="info">{text.fault}</StatusChip>}
        {findings.length > 0 && <StatusChip tone="bad">{text.findings(findings.length)}</StatusChip>}
        <AnswerChip request={request} />
      </div>
      <span className="truncate text-right text-ink-2 text-label max-md:hidden">{uid ?? text.visitor}</span>
      <span className="text-right text-ink-2 text-label max-md:hidden">
        {took === null ? text.unknownTime : text.took(String(took))}
      </span>
      <ChevronRightIcon aria-hidden className="size-4 text-ink-3 max-md:hidden" />
    </li>
  );
}

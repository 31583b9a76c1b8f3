import { Notice, Sheet, SheetContent, SummaryList, SummaryRow } from "@coffer/ui";
import type { LoggedRequest } from "../../api/replies.ts";
import { momentText } from "../../parts/time.ts";
import { words } from "../../words.ts";
import { AnswerChip } from "./answer-chip.tsx";
import { Block } from "./block.tsx";

const text = words.requests;

/** Both sides of one call, secrets blanked by the sandbox itself. */
export function RequestDetail({ request, onClose }: { request: LoggedRequest | null; onClose: () => void }) {
  return (
    <Sheet open={request !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side="right"
        title={request?.operation ?? text.details}
        description={
          request && <span className="break-all font-mono text-head">{`${request.method} ${request.path}`}</span>
        }
        closeLabel={words.close}
        className="w-[min(640px,100%)]"
      >
        {request && <Both request={request} />}
      </SheetContent>
    </Sheet>
  );
}

function Both({ request }: { request: LoggedRequest }) {
  const { findings, fault, query, input, reply, ledger, requestId, at, uid, took } = request;
  return (
    <div className="flex flex-col gap-6">
      {findings.length > 0 && (
        <Notice tone="bad" title={text.findingsTitle} live="off">
          {findings.map((finding) => (
            <p key={finding} className="break-words font-mono text-head">
              {finding}
            </p>
          ))}
        </Notice>
      )}
      <SummaryList className="gap-2">
        <SummaryRow label={text.facts.answer} value={<AnswerChip request={request} />} />
        <SummaryRow label={text.facts.at} value={`${momentText(at)} ${words.utc}`} />
        <SummaryRow label={text.facts.who} value={uid === null ? text.visitor : words.people.uid(uid)} />
        <SummaryRow label={text.facts.took} value={took === null ? text.unknownTime : text.took(String(took))} />
        <SummaryRow label={text.facts.id} value={<span className="font-mono text-label">{requestId}</span>} />
      </SummaryList>
      {fault !== null && <Block title={text.fault} value={fault} />}
      {query !== "" && <Block title={text.query} value={query.split("&").join("\n")} />}
      <Block title={text.input} value={input} />
      <Block title={text.reply} value={reply} />
      {ledger.length > 0 && <Block title={text.ledger} value={ledger.join("\n")} />}
    </div>
  );
}

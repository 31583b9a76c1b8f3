import { Notice } from "@coffer/ui";
import type { LoggedRequest } from "../../calls/replies.ts";
import { useWords } from "../../words/use-words.ts";
import { Block } from "./block.tsx";
import { AsCode } from "./code/as-code.tsx";
import { FaultNotice } from "./fault-notice.tsx";
import { Postings } from "./postings.tsx";
import { Replay } from "./replay.tsx";
import { RequestFacts } from "./request-facts.tsx";

export function RequestSides({ request }: { request: LoggedRequest }) {
  const text = useWords().requests;
  const { operation, method, path, findings, fault, query, input, body, reply, postings } = request;
  return (
    <div className="flex flex-col gap-6">
      <div className="pr-9">
        <h2 className="break-words font-medium text-base">{operation ?? `${method} ${path}`}</h2>
        {operation !== null && (
          <p className="mt-0.5 break-all font-mono text-head text-ink-3">
            {method} {path}
          </p>
        )}
      </div>
      {findings.length > 0 && (
        <Notice tone="bad" title={text.findingsTitle} live="off">
          {findings.map((finding) => (
            <p key={finding} className="break-words font-mono text-head">
              {finding}
            </p>
          ))}
        </Notice>
      )}
      {fault !== null && <FaultNotice fault={fault} />}
      <RequestFacts request={request} />
      {postings.length > 0 && <Postings entries={postings} />}

      {query !== "" && input === null && <Block title={text.query} value={query.split("&").join("\n")} />}
      {input === null && body !== null ? (
        <Block title={text.body} value={body} />
      ) : (
        <Block title={text.input} value={input} />
      )}
      <Block title={text.reply} value={reply} />
      <AsCode request={request} />
      <Replay request={request} />
    </div>
  );
}

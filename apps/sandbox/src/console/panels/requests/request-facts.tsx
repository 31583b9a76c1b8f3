import { SummaryList, SummaryRow } from "@coffer/ui";
import type { LoggedRequest } from "../../calls/replies.ts";
import { useNameOf } from "../../parts/use-name-of.ts";
import { useTimes } from "../../parts/use-times.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { AnswerChip } from "./answer-chip.tsx";

export function RequestFacts({ request }: { request: LoggedRequest }) {
  const words = useWords();
  const text = words.requests;
  const nameOf = useNameOf();
  const { momentText } = useTimes();
  const { requestId, at, uid, took, status, code, idempotencyKey, replayOf, outcome, signedIn } = request;
  const nobody = signedIn ? text.unread : text.visitor;
  return (
    <SummaryList className="gap-2">
      <SummaryRow label={text.facts.answer} value={<AnswerChip status={status} code={code} />} />
      <SummaryRow label={text.facts.at} value={`${momentText(at)} ${words.frame.utc}`} />
      <SummaryRow label={text.facts.who} value={uid === null ? nobody : `${nameOf(uid)} · ${uid}`} />
      <SummaryRow label={text.facts.took} value={took === null ? text.unknownTime : text.took(String(took))} />
      {idempotencyKey !== null && <SummaryRow label={text.facts.key} value={<Mono>{idempotencyKey}</Mono>} />}
      {outcome !== null && <SummaryRow label={text.facts.outcome} value={<Mono>{outcome}</Mono>} />}
      <SummaryRow label={text.facts.id} value={<Mono>{requestId}</Mono>} />
      {replayOf !== null && (
        <SummaryRow
          label={text.facts.replayOf}
          value={
            <PlaceLink to={{ section: "requests", item: replayOf }} className="text-vault underline">
              <Mono>{replayOf}</Mono>
            </PlaceLink>
          }
        />
      )}
    </SummaryList>
  );
}

const Mono = ({ children }: { children: string }) => <span className="break-all font-mono text-label">{children}</span>;

import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Card, CardBody, CardHeader, CardTitle, Skeleton } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { When } from "../../../platform/page/when.tsx";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { appealStatus } from "./appeal-status.ts";
import { Decided } from "./decided.tsx";
import { Deciding } from "./deciding.tsx";
import { Statement } from "./statement.tsx";
import { isProcessing, useAppeal } from "./use-appeal.ts";

const openers = {
  user: "p2p.openedByYou",
  dealer: "p2p.openedByDealer",
  system: "p2p.openedBySystem",
} as const satisfies Record<string, PlainMessageId>;

/** A ticket: statements of both sides and the mediator, possible additions, and the decision. */
export function Ticket({ id, order }: { id: string; order: LegalCurrencyOrder }) {
  const { data: appeal, error, refetch } = useAppeal(id);
  if (!appeal) {
    if (!error) return <Skeleton className="h-72 w-full" />;
    return (
      <Card>
        <LoadFailure error={error} again={() => void refetch()} />
      </Card>
    );
  }
  const { number, openedBy, time, reason, remark, proofFileIds, statements, status } = appeal;
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          <FormattedMessage
            id="p2p.ticket"
            values={{ number: <span className="font-mono font-normal">{number}</span> }}
          />
        </CardTitle>
        <StatusTag of={appealStatus} value={status} />
      </CardHeader>
      <CardBody className="flex flex-col gap-5 pt-2 sm:pt-2">
        <div aria-live="polite">
          {isProcessing(appeal) ? <Deciding appeal={appeal} /> : <Decided appeal={appeal} order={order} />}
        </div>
        <div>
          <p className="text-ink-2 text-label">
            <FormattedMessage id={openers[openedBy] ?? "p2p.openedBySystem"} /> · <When at={time} />
          </p>
          <p className="font-medium [overflow-wrap:anywhere]">{reason}</p>
        </div>
        <ol className="flex flex-col gap-4">
          <Statement by={openedBy} time={time} remark={remark} files={proofFileIds} />
          {statements.map((each) => (
            <Statement
              key={each.time + each.by}
              by={each.by}
              time={each.time}
              remark={each.remark}
              files={each.proofFileIds}
            />
          ))}
        </ol>
      </CardBody>
      <AnswerPart appeal={appeal} order={order} />
    </Card>
  );
}

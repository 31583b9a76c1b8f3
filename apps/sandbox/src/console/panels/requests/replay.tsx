import { Button, Notice } from "@coffer/ui";
import { RotateCwIcon } from "lucide-react";
import { useId } from "react";
import { useAct } from "../../calls/control.ts";
import type { LoggedRequest, Replayed } from "../../calls/replies.ts";
import { Failure } from "../../parts/failure.tsx";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { AnswerChip } from "./answer-chip.tsx";
import { Block } from "./block.tsx";

/** Resends the request and shows both replies. */
export function Replay({ request: { requestId, idempotencyKey, canReplay } }: { request: LoggedRequest }) {
  const text = useWords().requests;
  const replay = useAct("POST log/replay");
  const id = useId();
  const again = (key: "same" | "new", label: string) => (
    <Button
      variant="secondary"
      size="sm"
      loading={replay.isPending && replay.variables.key === key}
      onClick={() => replay.mutate({ requestId, key })}
    >
      <RotateCwIcon />
      {label}
    </Button>
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id} className="font-medium text-label">
          {text.replay}
        </h3>
        <p className="text-ink-2 text-label">{canReplay ? text.replayNote : text.replayGone}</p>
      </div>
      {canReplay && (
        <div className="flex flex-wrap gap-2">
          {again("same", idempotencyKey === null ? text.replayAction : text.replaySame)}
          {idempotencyKey !== null && again("new", text.replayNew)}
        </div>
      )}
      <Failure error={replay.error} />
      {replay.data && <BothReplies replayed={replay.data} />}
    </section>
  );
}

function BothReplies({ replayed: { first, again, idempotencyHit, same } }: { replayed: Replayed }) {
  const text = useWords().requests;
  const verdict = idempotencyHit ? text.replayedFromMemory : same ? text.replayedAlike : text.replayedDifferently;
  return (
    <>
      <Notice tone={same ? "good" : "info"} live="status">
        <p>{verdict}</p>
        <PlaceLink to={{ section: "requests", item: again.requestId }} className="underline">
          {text.replayOpen}
        </PlaceLink>
      </Notice>
      <div className="grid gap-4 @3xl:grid-cols-2">
        {(
          [
            [text.replayFirst, first],
            [text.replayAgain, again],
          ] as const
        ).map(([title, answer]) => (
          <div key={title} className="flex min-w-0 flex-col gap-2">
            <Block title={title} value={answer.reply} />
            <AnswerChip status={answer.status} code={answer.code} />
          </div>
        ))}
      </div>
    </>
  );
}

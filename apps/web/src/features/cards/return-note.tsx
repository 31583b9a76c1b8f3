import { Button, Notice } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import type { useReturn } from "./use-return.ts";

export interface ReturnNoteProps {
  returned: ReturnType<typeof useReturn>;
  provider: string;
}

/** The state of a return from the provider: checking, or its refusal. */
export function ReturnNote({ returned: { busy, failure, again, cardFirst }, provider }: ReturnNoteProps) {
  const retry = again && (
    <Button variant="secondary" size="sm" onClick={() => void again()}>
      <FormattedMessage id="cards.goOn" />
    </Button>
  );
  if (busy) {
    return (
      <p role="status">
        <FormattedMessage id="cards.returning" values={{ provider }} />
      </p>
    );
  }
  if (cardFirst) {
    return (
      <Notice tone="warn" title={<FormattedMessage id="cards.cardFirst" />} action={retry}>
        <FormattedMessage id="cards.cardFirstBody" />
      </Notice>
    );
  }
  return failure === undefined ? null : <FailureNote error={failure} action={retry} />;
}

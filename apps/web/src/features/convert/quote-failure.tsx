import { hasCode } from "@coffer/errors";
import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import type { LiveQuote } from "./use-live-quote.ts";

/** Whether it is about how much, and so stands at the amount. */
export const isAboutAmount = (failure: unknown): boolean => hasCode(failure, 40013, 40014);

/** Why there is no price now, and again. */
export function QuoteFailure({ live }: { live: LiveQuote }) {
  if (live.failure === undefined || isAboutAmount(live.failure)) return null;
  return (
    <FailureNote
      error={live.failure}
      action={
        <Button variant="secondary" size="sm" loading={live.busy} onClick={() => void live.again()}>
          <FormattedMessage id="error.again" />
        </Button>
      }
    />
  );
}

import { hasCode } from "@coffer/errors";
import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import type { LiveQuote } from "./use-live-quote.ts";

/** Whether it concerns the amount, and so is shown there. */
export const isAboutAmount = (failure: unknown): boolean => hasCode(failure, 40013, 40014);

/** Why there is no price, with a retry. */
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

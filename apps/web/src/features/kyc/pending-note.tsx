import { Button, Card, CardBody, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { When } from "../../platform/page/when.tsx";
import { KycSummary } from "./kyc-summary.tsx";
import type { Kyc } from "./submission.ts";

export interface PendingNoteProps {
  kyc: Kyc;
  busy: boolean;
  onLookAgain: () => void;
}

/** Pending review. The page polls. */
export function PendingNote({ kyc, busy, onLookAgain }: PendingNoteProps) {
  const intl = useIntl();
  const expected = <FormattedMessage id="kyc.expected" values={{ days: kyc.expectedReviewDays }} />;
  return (
    <Card className="max-w-[608px]">
      <CardHeader className="sm:px-6">
        <CardTitle>
          <FormattedMessage id="kyc.pendingTitle" />
        </CardTitle>
        <StatusChip tone="info">
          <FormattedMessage id="kyc.pending" />
        </StatusChip>
      </CardHeader>
      <CardBody className="flex flex-col gap-5 pt-1 sm:pt-1">
        <p className="text-ink-2">
          {kyc.submittedAt ? (
            <FormattedMessage id="kyc.handedInAt" values={{ time: <When at={kyc.submittedAt} />, next: expected }} />
          ) : (
            expected
          )}
        </p>
        <KycSummary kyc={kyc} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
          <p className="min-w-0 flex-1 basis-52 text-ink-2 text-label">
            <FormattedMessage id="kyc.looksAgain" />
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={onLookAgain}
            loading={busy}
            loadingLabel={intl.formatMessage({ id: "kyc.looking" })}
          >
            <FormattedMessage id="kyc.lookNow" />
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

import { Button } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import { stepReached } from "../standing.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { ApplicationSummary } from "./application-summary.tsx";
import { StatusCard } from "./status-card.tsx";

export interface UnderReviewProps {
  info: MerchantInfo;
  busy: boolean;
  again: () => void;
}

/** A reviewer has it. The page looks again by itself. */
export function UnderReview({ info, busy, again }: UnderReviewProps) {
  const text = useText();
  const { application, submittedAt, expectedReviewDays } = info;
  return (
    <StatusCard
      title={<Text id="merchantApplication.reviewTitle" />}
      chip={<Text id="merchantApplication.inReview" />}
      tone="info"
      step={stepReached(info)}
    >
      <p className="text-ink-2">
        {submittedAt && <Text id="merchantApplication.handedInAt" values={{ time: <When at={submittedAt} /> }} />}{" "}
        <Text id="merchantApplication.needsDays" values={{ days: expectedReviewDays }} />
      </p>
      {application && (
        <ApplicationSummary application={application} title={<Text id="merchantApplication.handedIn" />} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <p className="min-w-0 flex-1 basis-52 text-ink-2 text-label">
          <Text id="merchantApplication.looksAgain" />
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={again}
          loading={busy}
          loadingLabel={text("merchantApplication.looking")}
        >
          <Text id="merchantApplication.lookNow" />
        </Button>
      </div>
    </StatusCard>
  );
}

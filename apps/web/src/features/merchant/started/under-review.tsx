import { Button } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import { Text, useText } from "../../../lib/text.tsx";
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
      title={<Text id="merchantStarted.reviewTitle" />}
      chip={<Text id="merchantStarted.inReview" />}
      tone="info"
      step={stepReached(info)}
    >
      <p className="text-ink-2">
        {submittedAt && <Text id="merchantStarted.handedInAt" values={{ time: <When at={submittedAt} /> }} />}{" "}
        <Text id="merchantStarted.needsDays" values={{ days: expectedReviewDays }} />
      </p>
      {application && <ApplicationSummary application={application} title={<Text id="merchantStarted.handedIn" />} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <p className="min-w-0 flex-1 basis-52 text-ink-2 text-label">
          <Text id="merchantStarted.looksAgain" />
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={again}
          loading={busy}
          loadingLabel={text("merchantStarted.looking")}
        >
          <Text id="merchantStarted.lookNow" />
        </Button>
      </div>
    </StatusCard>
  );
}

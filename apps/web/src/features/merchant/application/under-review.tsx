import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
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

/** Pending review. The page polls. */
export function UnderReview({ info, busy, again }: UnderReviewProps) {
  const intl = useIntl();
  const { application, submittedAt, expectedReviewDays } = info;
  return (
    <StatusCard
      title={<FormattedMessage id="merchantApplication.reviewTitle" />}
      chip={<FormattedMessage id="merchantApplication.inReview" />}
      tone="info"
      step={stepReached(info)}
    >
      <p className="text-ink-2">
        {submittedAt && (
          <FormattedMessage id="merchantApplication.handedInAt" values={{ time: <When at={submittedAt} /> }} />
        )}{" "}
        <FormattedMessage id="merchantApplication.needsDays" values={{ days: expectedReviewDays }} />
      </p>
      {application && (
        <ApplicationSummary application={application} title={<FormattedMessage id="merchantApplication.handedIn" />} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <p className="min-w-0 flex-1 basis-52 text-ink-2 text-label">
          <FormattedMessage id="merchantApplication.looksAgain" />
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={again}
          loading={busy}
          loadingLabel={intl.formatMessage({ id: "merchantApplication.looking" })}
        >
          <FormattedMessage id="merchantApplication.lookNow" />
        </Button>
      </div>
    </StatusCard>
  );
}

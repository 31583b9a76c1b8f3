import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import { stepReached } from "../standing.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { ApplicationSummary } from "./application-summary.tsx";
import { StatusCard } from "./status-card.tsx";

/** Official: the date, the certificate, and the next steps. */
export function Approved({ info }: { info: MerchantInfo }) {
  const { application, reviewedAt } = info;
  return (
    <StatusCard
      title={<FormattedMessage id="merchantApplication.approvedTitle" />}
      chip={<FormattedMessage id="merchantApplication.approved" />}
      tone="good"
      step={stepReached(info)}
    >
      <p className="text-ink-2">
        {reviewedAt && (
          <FormattedMessage id="merchantApplication.approvedAt" values={{ time: <When at={reviewedAt} /> }} />
        )}{" "}
        <FormattedMessage id="merchantApplication.bringsDay" />
      </p>
      {application && (
        <ApplicationSummary application={application} title={<FormattedMessage id="merchantApplication.handedIn" />} />
      )}
      <div className="border-line border-t pt-5">
        <Button asChild>
          <Link to="/merchant">
            <FormattedMessage id="merchantApplication.toHome" />
          </Link>
        </Button>
      </div>
    </StatusCard>
  );
}

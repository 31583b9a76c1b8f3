import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import { stepReached } from "../standing.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { ApplicationSummary } from "./application-summary.tsx";
import { StatusCard } from "./status-card.tsx";

/** Official: since when, by what, and on to work. */
export function Approved({ info }: { info: MerchantInfo }) {
  const { application, reviewedAt } = info;
  return (
    <StatusCard
      title={<Text id="merchantApplication.approvedTitle" />}
      chip={<Text id="merchantApplication.approved" />}
      tone="good"
      step={stepReached(info)}
    >
      <p className="text-ink-2">
        {reviewedAt && <Text id="merchantApplication.approvedAt" values={{ time: <When at={reviewedAt} /> }} />}{" "}
        <Text id="merchantApplication.bringsDay" />
      </p>
      {application && (
        <ApplicationSummary application={application} title={<Text id="merchantApplication.handedIn" />} />
      )}
      <div className="border-line border-t pt-5">
        <Button asChild>
          <Link to="/merchant">
            <Text id="merchantApplication.toHome" />
          </Link>
        </Button>
      </div>
    </StatusCard>
  );
}

import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { When } from "../../../kernel/page/when.tsx";
import { Text } from "../../../lib/text.tsx";
import { stepReached } from "../standing.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { ApplicationSummary } from "./application-summary.tsx";
import { StatusCard } from "./status-card.tsx";

/** Official: since when, by what, and on to work. */
export function Approved({ info }: { info: MerchantInfo }) {
  const { application, reviewedAt } = info;
  return (
    <StatusCard
      title={<Text id="merchantStarted.approvedTitle" />}
      chip={<Text id="merchantStarted.approved" />}
      tone="good"
      step={stepReached(info)}
    >
      <p className="text-ink-2">
        {reviewedAt && <Text id="merchantStarted.approvedAt" values={{ time: <When at={reviewedAt} /> }} />}{" "}
        <Text id="merchantStarted.bringsDay" />
      </p>
      {application && <ApplicationSummary application={application} title={<Text id="merchantStarted.handedIn" />} />}
      <div className="border-line border-t pt-5">
        <Button asChild>
          <Link to="/merchant">
            <Text id="merchantStarted.toHome" />
          </Link>
        </Button>
      </div>
    </StatusCard>
  );
}

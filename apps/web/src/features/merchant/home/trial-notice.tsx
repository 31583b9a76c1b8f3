import { MerchantStatus } from "@coffer/sdk";
import { Button, Card, cn } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { OfficialSteps } from "../official-steps.tsx";
import { stepReached, stepTexts } from "../standing.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { places } from "./places.ts";

const nexts = {
  [MerchantStatus.notSubmitted]: "merchantHome.goOn",
  [MerchantStatus.underReview]: "merchantHome.seeApplication",
  [MerchantStatus.rejected]: "merchantHome.mend",
} as const;

/** On trial: the progress, and the next step. */
export function OnTrial({ info }: { info: MerchantInfo }) {
  const { status, application } = info;
  const rejected = status === MerchantStatus.rejected;
  const step = stepReached(info);
  const next =
    status === MerchantStatus.notSubmitted && application === null
      ? "merchantHome.begin"
      : nexts[status as keyof typeof nexts];
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
      <div className="max-sm:w-full">
        <h2 className="font-medium">
          <FormattedMessage id={rejected ? "merchantHome.rejected" : "merchantHome.become"} />
        </h2>
        <p className={cn("mt-0.5 text-label", rejected ? "text-bad" : "text-ink-2")}>
          <Trial info={info} step={step} />
        </p>
      </div>
      <OfficialSteps current={step} className="flex-1 max-sm:basis-full [&>ol]:gap-2.5!" />
      <Button asChild variant={rejected ? "primary" : "secondary"} className="max-sm:w-full">
        <PathLink {...places.started}>
          <FormattedMessage id={next} />
        </PathLink>
      </Button>
    </Card>
  );
}

/** The status in a line. */
function Trial({ info, step }: { info: MerchantInfo; step: number }): ReactNode {
  if (info.status === MerchantStatus.rejected)
    return info.rejectReason ?? <FormattedMessage id="merchantHome.rejectedNoReason" />;
  if (info.status === MerchantStatus.underReview)
    return <FormattedMessage id="merchantHome.underReview" values={{ days: info.expectedReviewDays }} />;
  return <FormattedMessage id="merchantHome.trial" values={{ step: step + 1, steps: stepTexts.length }} />;
}

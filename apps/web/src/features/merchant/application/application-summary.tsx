import type { MerchantApplication } from "@coffer/sdk";
import { Button, SummaryList, SummaryRow } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import type { Draft } from "./application.ts";
import type { StartedStep } from "./application-search.ts";

export interface ApplicationSummaryProps {
  application: MerchantApplication | Draft;
  title: ReactNode;
  /** Returns to a step; omitted: read-only. */
  change?: ((step: StartedStep) => void) | undefined;
}

/** The submitted values. */
export function ApplicationSummary({ application, title, change }: ApplicationSummaryProps) {
  const { referralCode, messagingAppId } = application;
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="font-medium">{title}</h2>
        {change && (
          <Button variant="link" size="sm" onClick={() => change("details")}>
            <FormattedMessage id="merchantApplication.change" />
          </Button>
        )}
      </div>
      <SummaryList>
        <SummaryRow label={<FormattedMessage id="merchantApplication.fullName" />} value={application.fullName} />
        <SummaryRow label={<FormattedMessage id="merchantApplication.shortName" />} value={application.shortName} />
        <SummaryRow label={<FormattedMessage id="merchantApplication.website" />} value={application.website} />
        <SummaryRow label={<FormattedMessage id="merchantApplication.address" />} value={application.address} />
        <SummaryRow label={<FormattedMessage id="merchantApplication.scope" />} value={application.businessScope} />
        <SummaryRow label={<FormattedMessage id="merchantApplication.receipt" />} value={application.receiptCurrency} />
        {referralCode && (
          <SummaryRow label={<FormattedMessage id="merchantApplication.referral" />} value={referralCode} />
        )}
        {messagingAppId && (
          <SummaryRow label={<FormattedMessage id="merchantApplication.messaging" />} value={messagingAppId} />
        )}
      </SummaryList>
      <div className="mt-4 flex items-start justify-between gap-4">
        <p className="text-ink-2">
          <FormattedMessage id="merchantApplication.certificate" />
        </p>
        {application.certificateFileId && <SentFiles ids={[application.certificateFileId]} />}
      </div>
    </section>
  );
}

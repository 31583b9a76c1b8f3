import { Button, Card, CardBody, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { When } from "../../platform/page/when.tsx";
import type { Account } from "../../platform/session.ts";
import { KycSummary } from "./kyc-summary.tsx";
import type { Kyc } from "./submission.ts";

/** Verified: the name, and the next steps. */
export function VerifiedNote({ kyc, account }: { kyc: Kyc; account: Account }) {
  return (
    <Card className="max-w-[608px]">
      <CardHeader className="sm:px-6">
        <CardTitle>
          <FormattedMessage id="kyc.verifiedTitle" />
        </CardTitle>
        <StatusChip tone="good">
          <FormattedMessage id="kyc.verified" />
        </StatusChip>
      </CardHeader>
      <CardBody className="flex flex-col gap-5 pt-1 sm:pt-1">
        <p className="text-ink-2">
          {kyc.reviewedAt ? (
            <FormattedMessage
              id="kyc.verifiedAt"
              values={{ time: <When at={kyc.reviewedAt} />, next: <FormattedMessage id="kyc.unlocks" /> }}
            />
          ) : (
            <FormattedMessage id="kyc.unlocks" />
          )}
        </p>
        <KycSummary kyc={kyc} name={account.name} />
        <div className="flex flex-wrap gap-2.5 border-line border-t pt-5">
          <Button asChild>
            <Link to="/assets/recharge">
              <FormattedMessage id="kyc.deposit" />
            </Link>
          </Button>
          {!account.hasFundPassword && (
            <Button asChild variant="secondary">
              <Link to="/account/password" search={{ edit: "pin" }}>
                <FormattedMessage id="kyc.setPin" />
              </Link>
            </Button>
          )}
          {!account.hasGoogleAuthenticator && (
            <Button asChild variant="secondary">
              <Link to="/account/google">
                <FormattedMessage id="kyc.bindAuthenticator" />
              </Link>
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

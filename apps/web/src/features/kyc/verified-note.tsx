import { Button, Card, CardBody, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../../platform/intl/text.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Account } from "../../platform/session.ts";
import { KycSummary } from "./kyc-summary.tsx";
import type { Kyc } from "./submission.ts";

/** Done: who was verified, and what to do next. */
export function VerifiedNote({ kyc, account }: { kyc: Kyc; account: Account }) {
  return (
    <Card className="max-w-[608px]">
      <CardHeader className="sm:px-6">
        <CardTitle>
          <Text id="kyc.verifiedTitle" />
        </CardTitle>
        <StatusChip tone="good">
          <Text id="kyc.verified" />
        </StatusChip>
      </CardHeader>
      <CardBody className="flex flex-col gap-5 pt-1 sm:pt-1">
        <p className="text-ink-2">
          {kyc.reviewedAt ? (
            <Text
              id="kyc.verifiedAt"
              values={{ time: <When at={kyc.reviewedAt} />, next: <Text id="kyc.unlocks" /> }}
            />
          ) : (
            <Text id="kyc.unlocks" />
          )}
        </p>
        <KycSummary kyc={kyc} name={account.name} />
        <div className="flex flex-wrap gap-2.5 border-line border-t pt-5">
          <Button asChild>
            <Link to="/assets/recharge">
              <Text id="kyc.deposit" />
            </Link>
          </Button>
          {!account.hasFundPassword && (
            <Button asChild variant="secondary">
              <Link to="/account/password" search={{ edit: "pin" }}>
                <Text id="kyc.setPin" />
              </Link>
            </Button>
          )}
          {!account.hasGoogleAuthenticator && (
            <Button asChild variant="secondary">
              <Link to="/account/google">
                <Text id="kyc.bindAuthenticator" />
              </Link>
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

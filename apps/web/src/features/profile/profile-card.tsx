import { Avatar, Card, CardBody, StatusChip } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { Copy } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import { type Account, isMerchant } from "../../platform/session.ts";
import { kycStatus } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import { formatDay } from "../../platform/time/time.ts";

/** A new type must get a label to compile. */
const typeWords: Record<Account["accountType"], PlainMessageId> = {
  0: "profile.typePersonal",
  1: "profile.typeMerchant",
  2: "profile.typeEnterprise",
  3: "profile.typeCashier",
  5: "profile.typeEmbedded",
  6: "profile.typeAcceptor",
};

/** The account's profile. */
export function ProfileCard({ account }: { account: Account }) {
  const intl = useIntl();
  return (
    <Card className="mb-5">
      <CardBody className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
          <Avatar name={account.name} size="lg" />
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-[17px] leading-6 [overflow-wrap:anywhere]">
              {account.name}
              <StatusTag of={kycStatus} value={account.kycStatus} />
              {isMerchant(account) && (
                <StatusChip tone={account.isOfficial ? "good" : "neutral"} dot={false}>
                  <FormattedMessage id={account.isOfficial ? "section.official" : "section.trial"} />
                </StatusChip>
              )}
            </h2>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-ink-2 text-label">
              <FormattedMessage id={typeWords[account.accountType]} />
              <span className="font-mono text-head">UID {account.uid}</span>
              <Copy value={account.uid} label={intl.formatMessage({ id: "profile.copyUid" })} />
            </p>
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {account.lastLoginTime && (
            <Fact name={<FormattedMessage id="profile.lastSignIn" />}>
              <When at={account.lastLoginTime} />
            </Fact>
          )}
          <Fact name={<FormattedMessage id="profile.since" />}>
            <time dateTime={account.registeredAt}>{formatDay(account.registeredAt, intl)}</time>
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="text-ink-2 text-label">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

import { Notice, Progress } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { Countdown, When } from "../page/when.tsx";
import type { Account } from "../session.ts";
import { useDeadline } from "../time/deadline.ts";
import { formatCountdown } from "../time/time.ts";
import { ServiceLink } from "./service-link.tsx";

/** The product: "Security-item changes block withdrawal and transfer for 24 hours." */
const blockSeconds = 24 * 60 * 60;

/** Counts down while a security change blocks withdrawals; otherwise renders nothing. */
export function BlockNotice({ account }: { account: Account }) {
  const intl = useIntl();
  const until = account.withdrawBlockedUntil ?? undefined;
  const left = useDeadline(until);
  if (!until || left === 0) return null;
  return (
    <Notice
      tone="info"
      live="off"
      icon={<LockIcon />}
      title={<FormattedMessage id="profile.blockedTitle" />}
      className="mb-5"
      action={
        <>
          <p className="ml-6.5 sm:text-right">
            <span className="block font-medium text-[17px]">
              <Countdown seconds={left} words={formatCountdown(left)} />
            </span>
            <FormattedMessage id="profile.blockedLeft" />
          </p>
          <Progress
            value={blockSeconds - left}
            max={blockSeconds}
            label={intl.formatMessage({ id: "profile.blockedTitle" })}
            valueText={formatCountdown(left)}
            className="bg-info/20! *:bg-info!"
          />
        </>
      }
    >
      <FormattedMessage
        id="profile.blockedUntil"
        values={{ time: <When at={until} />, link: (words) => <ServiceLink>{words}</ServiceLink> }}
      />
    </Notice>
  );
}

/** Warns of the block before a change. */
export function BlockWarning() {
  return (
    <Notice tone="warn" live="off" title={<FormattedMessage id="profile.costTitle" />}>
      <FormattedMessage id="profile.costNote" />
    </Notice>
  );
}

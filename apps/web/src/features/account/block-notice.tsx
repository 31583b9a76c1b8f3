import { Notice } from "@coffer/ui";
import { Countdown, When } from "../../kernel/page/when.tsx";
import type { Account } from "../../kernel/session.ts";
import { useDeadline } from "../../lib/deadline.ts";
import { Text } from "../../lib/text.tsx";
import { formatCountdown } from "../../lib/time.ts";

/** While a security change blocks money from leaving: until when, counting down. Nothing otherwise. */
export function BlockNotice({ account }: { account: Account }) {
  const until = account.withdrawBlockedUntil ?? undefined;
  const left = useDeadline(until);
  if (!until || left === 0) return null;
  return (
    <Notice tone="warn" live="off" title={<Text id="account.blockedTitle" />} className="mb-5">
      <Text
        id="account.blockedUntil"
        values={{
          time: <When at={until} />,
          left: <Countdown seconds={left} words={formatCountdown(left)} />,
        }}
      />
    </Notice>
  );
}

/** The cost of a change, told before it. */
export function BlockWarning() {
  return (
    <Notice tone="warn" live="off" title={<Text id="account.costTitle" />}>
      <Text id="account.costNote" />
    </Notice>
  );
}

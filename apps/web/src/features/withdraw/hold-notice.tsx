import type { AccountInfo } from "@coffer/sdk";
import { Button, Card, CardBody, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { When } from "../../kernel/page/when.tsx";
import { useDeadline } from "../../lib/deadline.ts";
import { Text } from "../../lib/text.tsx";
import { formatCountdown } from "../../lib/time.ts";

/** Why this account can't withdraw now. Who isn't verified never gets here: the shell leads to the identity check. */
export type Hold = { kind: "noPin" } | { kind: "blocked"; until: string; secondsLeft: number };

/** The product: "Withdraw requires … a fund PIN", and for 24 hours after a security change there are none. Undefined = it can. */
export function useHold({ withdrawBlockedUntil: until, hasFundPassword }: AccountInfo): Hold | undefined {
  const secondsLeft = useDeadline(until ?? undefined);
  if (until !== null && secondsLeft > 0) return { kind: "blocked", until, secondsLeft };
  return hasFundPassword ? undefined : { kind: "noPin" };
}

/** Stands where the form would: why there is none, and the way out where there is one. */
export function HoldNotice({ hold }: { hold: Hold }) {
  return (
    <Card className="max-w-[720px]">
      <CardBody>
        {hold.kind === "blocked" ? (
          <Notice tone="warn" title={<Text id="withdraw.blocked" values={{ time: <When at={hold.until} /> }} />}>
            <Text id="withdraw.blockedBody" values={{ left: formatCountdown(hold.secondsLeft) }} />
          </Notice>
        ) : (
          <Notice
            tone="warn"
            title={<Text id="withdraw.noPin" />}
            action={
              <Button asChild size="sm">
                <Link to="/account/password" search={{ edit: "pin" }}>
                  <Text id="withdraw.setPin" />
                </Link>
              </Button>
            }
          >
            <Text id="withdraw.noPinBody" />
          </Notice>
        )}
      </CardBody>
    </Card>
  );
}

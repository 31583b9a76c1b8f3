import { Button, Card, CardBody, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { When } from "../../kernel/page/when.tsx";
import { Text } from "../../lib/text.tsx";
import { formatCountdown } from "../../lib/time.ts";
import type { Hold } from "./hold.ts";

export interface HoldNoticeProps {
  hold: Hold;
  until: string | null;
  secondsLeft: number;
}

/** Stands where the form would: why there is none, and the way out where there is one. */
export function HoldNotice(props: HoldNoticeProps) {
  return (
    <Card className="max-w-[720px]">
      <CardBody>{holdNotice(props)}</CardBody>
    </Card>
  );
}

function holdNotice({ hold, until, secondsLeft }: HoldNoticeProps) {
  switch (hold) {
    case "blocked":
      return (
        <Notice
          tone="warn"
          title={<Text id="withdraw.blocked" values={{ time: until && <When key="until" at={until} /> }} />}
        >
          <Text id="withdraw.blockedBody" values={{ left: formatCountdown(secondsLeft) }} />
        </Notice>
      );
    case "noPin":
      return (
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
      );
    default:
      return (
        <Notice
          tone="warn"
          title={<Text id={hold === "underReview" ? "withdraw.underReview" : "withdraw.notVerified"} />}
          action={
            <Button asChild size="sm">
              <Link to="/account/verifiy">
                <Text id={hold === "underReview" ? "withdraw.seeStatus" : "withdraw.verifyIdentity"} />
              </Link>
            </Button>
          }
        >
          <Text id={hold === "underReview" ? "withdraw.underReviewBody" : "withdraw.notVerifiedBody"} />
        </Notice>
      );
  }
}

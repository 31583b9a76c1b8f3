import type { AppealDetail } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Countdown, When } from "../../../platform/page/when.tsx";
import { useDeadline } from "../../../platform/time/deadline.ts";
import { formatCountdown } from "../../../platform/time/time.ts";

/** The decision's deadline, and the consequence of silence. */
export function Deciding({ appeal: { decideBy, time, openedBy, statements } }: { appeal: AppealDetail }) {
  const left = useDeadline(decideBy ?? undefined, time);
  const spoken = openedBy === "user" || statements.some(({ by }) => by === "user");
  return (
    <Notice
      live="off"
      tone={spoken ? "info" : "warn"}
      title={<FormattedMessage id={spoken ? "p2p.deciding" : "p2p.answerNow"} />}
    >
      {decideBy && (
        <FormattedMessage
          id={spoken ? "p2p.decidedBy" : "p2p.silentLoses"}
          values={{
            time: <When at={decideBy} />,
            left: <Countdown seconds={left} words={formatCountdown(left)} />,
          }}
        />
      )}
    </Notice>
  );
}

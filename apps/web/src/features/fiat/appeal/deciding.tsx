import type { AppealDetail } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { Countdown, When } from "../../../kernel/page/when.tsx";
import { useDeadline } from "../../../lib/deadline.ts";
import { Text } from "../../../lib/text.tsx";
import { formatCountdown } from "../../../lib/time.ts";

/** Until when it is decided, and that silence loses. */
export function Deciding({ appeal: { decideBy, time, openedBy, statements } }: { appeal: AppealDetail }) {
  const left = useDeadline(decideBy ?? undefined, time);
  const spoken = openedBy === "user" || statements.some(({ by }) => by === "user");
  return (
    <Notice
      live="off"
      tone={spoken ? "info" : "warn"}
      title={<Text id={spoken ? "fiat.deciding" : "fiat.answerNow"} />}
    >
      {decideBy && (
        <Text
          id={spoken ? "fiat.decidedBy" : "fiat.silentLoses"}
          values={{
            time: <When at={decideBy} />,
            left: <Countdown seconds={left} words={formatCountdown(left)} />,
          }}
        />
      )}
    </Notice>
  );
}

import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import { useCounts } from "./pending.tsx";
import { waitingQuery } from "./pending-query.ts";

/** The number of pending approvals and the oldest one; announced on changes. */
export function WaitingLine() {
  const waiting = Object.values(useCounts()).reduce((sum, count) => sum + count, 0);
  const { data } = useQuery(waitingQuery());
  const oldest = data?.items[0]?.time;
  return (
    <span role="status">
      {waiting === 0 ? (
        <FormattedMessage id="merchantHome.allDone" />
      ) : (
        <FormattedMessage id="merchantHome.waiting" values={{ count: waiting }} />
      )}
      {waiting > 0 && oldest && (
        <>
          {" · "}
          <FormattedMessage id="merchantHome.oldest" values={{ time: <When at={oldest} relative /> }} />
        </>
      )}
    </span>
  );
}

import type { GetUserMpcInfoResult } from "@coffer/sdk";
import { Skeleton, StatusChip } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { When } from "../../platform/page/when.tsx";

type Holder = GetUserMpcInfoResult["keyShares"][number]["holder"];
const holders: Record<Holder, PlainMessageId> = {
  platform: "assets.sharePlatform",
  device: "assets.shareDevice",
  backup: "assets.shareBackup",
};

/** The holders of the key's shares, and the number of signers. */
export function KeyShares() {
  const { data, error, refetch } = useQuery({
    ...api.assets.getUserMpcInfo.queryOptions(),
    meta: { shows: "place" },
  });
  return (
    <section aria-labelledby="key-shares">
      <h2 id="key-shares" className="text-ink-2 text-label">
        <FormattedMessage id="assets.shares" />
      </h2>
      {error && !data ? (
        <LoadFailure error={error} again={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="mt-3 h-24 w-full" />
      ) : (
        <>
          <p className="mt-1">
            {data.enabled ? (
              <FormattedMessage
                id="assets.sharesSign"
                values={{ threshold: data.threshold, all: data.keyShares.length }}
              />
            ) : (
              <FormattedMessage id="assets.sharesNone" />
            )}
          </p>
          <ul className="mt-3 flex flex-col gap-2">
            {data.keyShares.map(({ holder, status, updatedAt }) => (
              <li key={holder} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-label">
                <span>
                  <FormattedMessage id={holders[holder]} />
                  {updatedAt && (
                    <span className="block text-head text-ink-2">
                      <When at={updatedAt} />
                    </span>
                  )}
                </span>
                <StatusChip tone={status === "active" ? "good" : "neutral"}>
                  <FormattedMessage id={status === "active" ? "assets.shareActive" : "assets.shareMissing"} />
                </StatusChip>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

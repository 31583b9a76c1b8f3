import { Notice } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { pending, pendingNames } from "./pending.ts";

const look = 15_000; // ms

/** The pending deposits and withdrawals with a link; empty without any. */
export function PendingNote() {
  const { data } = useQuery({
    ...api.assets.getUserDepositWithdrawalAssetsHistory.queryOptions({ Status: pending, MaxResultCount: 1 }),
    refetchInterval: look,
    meta: { shows: "nothing" },
  });
  const count = data?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      live="off"
      action={
        <Link
          to="/assets"
          search={{ tab: "moves", status: [...pendingNames] }}
          className="font-medium underline underline-offset-2"
        >
          <FormattedMessage id="assets.seePending" />
        </Link>
      }
    >
      <FormattedMessage id="assets.pending" values={{ count }} />
    </Notice>
  );
}

import { Card, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/api.ts";
import { LoadFailure } from "../../../kernel/page/load-failure.tsx";
import { ActiveOnly } from "../account/active-only.tsx";
import { OneOrder } from "../orders/one-order.tsx";
import { DepositFlow } from "./deposit-flow.tsx";

export interface DepositScreenProps {
  /** One order, where the address names it. */
  id: string | undefined;
  currency: string | undefined;
}

/** One order's own page, which says where to pay; else the flow that makes one. */
export function DepositScreen({ id, currency }: DepositScreenProps) {
  if (id !== undefined) return <OneOrder id={id} kind="topUp" />;
  return (
    <ActiveOnly>
      <Offered currency={currency} />
    </ActiveOnly>
  );
}

function Offered({ currency }: { currency: string | undefined }) {
  const { data, error, refetch } = useQuery({
    ...api.cash.getCashChannelList.queryOptions({ direction: "topUp" }),
    meta: { shows: "place" },
  });
  if (error && !data) {
    return (
      <Card>
        <LoadFailure error={error} again={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <Skeleton className="h-[480px] w-full" />;
  return <DepositFlow channels={data.items} currency={currency} />;
}

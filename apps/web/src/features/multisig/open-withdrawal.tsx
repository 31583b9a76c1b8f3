import { Card, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { WithdrawalCards } from "./withdrawal-cards.tsx";
import { withdrawalQuery } from "./withdrawal-query.ts";

/** The wallet's only unfinished withdrawal, on its page. */
export function OpenWithdrawal({ id }: { id: string }) {
  const { data: withdrawal, error, refetch } = useQuery(withdrawalQuery({ id }));
  useMoneyMovedOn(withdrawal?.status);
  if (withdrawal) return <WithdrawalCards withdrawal={withdrawal} />;
  if (!error) return <Skeleton className="h-96 w-full" />;
  return (
    <Card>
      <LoadFailure error={error} again={() => void refetch()} />
    </Card>
  );
}

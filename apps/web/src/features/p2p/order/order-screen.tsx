import { hasCode } from "@coffer/errors";
import { Button, Card, EmptyState, Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FileQuestionIcon } from "lucide-react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { useOrder } from "../order-facts/use-order.ts";
import { OrderView } from "./order-view.tsx";

/** A dealer order by its id in the address. */
export function OrderScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <NoOrder /> : <OneOrder id={id} key={id} />;
}

function OneOrder({ id }: { id: string }) {
  const { data, error, refetch } = useOrder(id);
  if (data) return <OrderView order={data} failure={error} />;
  if (hasCode(error, 40007)) return <NoOrder />;
  if (error) return <LoadFailure error={error} again={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-20 w-full max-w-[560px]" />
      <Skeleton className="h-[520px] w-full" />
    </div>
  );
}

/** The id is unknown or another user's. */
function NoOrder() {
  return (
    <Card>
      <EmptyState
        icon={<FileQuestionIcon />}
        title={
          <h1>
            <FormattedMessage id="p2p.noOrder" />
          </h1>
        }
        description={<FormattedMessage id="p2p.noOrderBody" />}
        action={
          <Button asChild variant="secondary">
            <Link to="/fiat/list">
              <FormattedMessage id="p2p.orders" />
            </Link>
          </Button>
        }
      />
    </Card>
  );
}

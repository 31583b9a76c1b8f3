import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { When } from "../../../platform/page/when.tsx";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { useReportOnce } from "./use-report-once.ts";

/** Cancels an unpaid purchase; shows today's count beside it, and in the question. */
export function CancelOrder({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  const saying = useReportOnce(order);
  if (!order.cancellable) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-ink-2 text-label">
        <Cost />
      </p>
      <AskFirst
        trigger={
          <Button variant="ghost" className="text-bad!">
            <FormattedMessage id="p2p.cancel" />
          </Button>
        }
        title={<FormattedMessage id="p2p.cancelTitle" values={values} />}
        body={<Cost />}
        yes={<FormattedMessage id="p2p.cancel" />}
        no={<FormattedMessage id="p2p.cancelNo" />}
        act={() => saying(({ id }) => coffer.p2p.userCancelBuyCoin({ id }))}
      >
        <p className="text-ink-2 text-label">
          <FormattedMessage id="p2p.cancelPaid" values={values} />
        </p>
      </AskFirst>
    </div>
  );
}

/** "1 of 3 left today." */
function Cost() {
  const { data } = useQuery({ ...api.p2p.getFiatTradeState.queryOptions(), meta: { shows: "nothing" } });
  if (!data) return <FormattedMessage id="p2p.cancelCounts" />;
  const { cancellationsLeftCount: left, cancellationLimitCount: limit, cancellationsResetAt } = data;
  return (
    <FormattedMessage
      id={left <= 1 ? "p2p.cancelLast" : "p2p.cancelCost"}
      values={{
        left,
        limit,
        time: <When at={cancellationsResetAt} />,
        b: (parts) => <strong className="font-semibold text-warn">{parts}</strong>,
      }}
    />
  );
}

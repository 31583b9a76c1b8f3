import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../../kernel/fiat/api.ts";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { Text } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { useSaying } from "./say-once.ts";

/** Takes a purchase back before it is paid; what it costs today stands beside it, and in the question. */
export function CancelOrder({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  const saying = useSaying(order);
  if (!order.cancellable) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-ink-2 text-label">
        <Cost />
      </p>
      <AskFirst
        trigger={
          <Button variant="ghost" className="text-bad!">
            <Text id="fiat.cancel" />
          </Button>
        }
        title={<Text id="fiat.cancelTitle" values={values} />}
        body={<Cost />}
        yes={<Text id="fiat.cancel" />}
        no={<Text id="fiat.cancelNo" />}
        act={() => saying(({ id }) => coffer.p2p.userCancelBuyCoin({ id }))}
      >
        <p className="text-ink-2 text-label">
          <Text id="fiat.cancelPaid" values={values} />
        </p>
      </AskFirst>
    </div>
  );
}

/** "1 of 3 left today." */
function Cost() {
  const { data } = useQuery({ ...api.p2p.getFiatTradeState.queryOptions(), meta: { shows: "nothing" } });
  if (!data) return <Text id="fiat.cancelCounts" />;
  const { cancellationsLeftCount: left, cancellationLimitCount: limit, cancellationsResetAt } = data;
  return (
    <Text
      id={left <= 1 ? "fiat.cancelLast" : "fiat.cancelCost"}
      values={{
        left,
        limit,
        time: <When at={cancellationsResetAt} />,
        b: (parts) => <strong className="font-semibold text-warn">{parts}</strong>,
      }}
    />
  );
}

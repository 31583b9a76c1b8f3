import { MerchantReviewKind } from "@coffer/sdk";
import { Card, cn, Skeleton } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeftRightIcon, ArrowUpFromLineIcon, ChevronRightIcon, InboxIcon, UndoIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, type MessageIdFor, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { When } from "../../../platform/page/when.tsx";
import { countsQuery } from "../counts-query.ts";
import { waitingQuery } from "./pending-query.ts";
import { type WaitingSum, waitingSum } from "./pending-sums.ts";
import { places } from "./places.ts";

interface Kind {
  kind: MerchantReviewKind;
  count: keyof ReturnType<typeof useCounts>;
  icon: ReactNode;
  label: MessageIdFor<{ count: number }>;
  act: PlainMessageId;
}

const { payment, refund, transfer, withdrawal } = MerchantReviewKind;
const kinds: readonly Kind[] = [
  {
    ...{ kind: payment, count: "paymentToBeReviewedCount", icon: <InboxIcon /> },
    ...{ label: "merchantHome.payments", act: "merchantHome.review" },
  },
  {
    ...{ kind: refund, count: "refundToBeReviewedCount", icon: <UndoIcon /> },
    ...{ label: "merchantHome.refunds", act: "merchantHome.decide" },
  },
  {
    ...{ kind: transfer, count: "transferToBeReviewedCount", icon: <ArrowLeftRightIcon /> },
    ...{ label: "merchantHome.transfers", act: "merchantHome.approve" },
  },
  {
    ...{ kind: withdrawal, count: "withdrawalToBeReviewedCount", icon: <ArrowUpFromLineIcon /> },
    ...{ label: "merchantHome.withdrawals", act: "merchantHome.approve" },
  },
];

export const useCounts = () => useSuspenseQuery(countsQuery()).data;

/** The pending approvals by kind, each with a link. */
export function Waiting() {
  const counts = useCounts();
  const { data, isPending } = useQuery(waitingQuery());
  // Beyond one page the sums would be wrong; the oldest time is still right.
  const whole = data !== undefined && data.totalCount <= data.items.length;
  return (
    <Card>
      <ul className="grid grid-cols-2 xl:grid-cols-4">
        {kinds.map((kind) => (
          <WaitingKind
            key={kind.kind}
            {...kind}
            waiting={counts[kind.count]}
            sum={isPending ? "loading" : waitingSum(data?.items ?? [], kind.kind)}
            whole={whole}
          />
        ))}
      </ul>
    </Card>
  );
}

interface WaitingKindProps extends Kind {
  waiting: number;
  sum: WaitingSum | "loading" | undefined;
  whole: boolean;
}

function WaitingKind({ icon, label, act, waiting, sum, whole }: WaitingKindProps) {
  return (
    <li className="relative border-line p-4 not-xl:nth-[n+3]:border-t not-xl:even:border-l sm:p-5 xl:not-first:border-l">
      <div className="flex items-center justify-between gap-2 text-ink-2">
        <span aria-hidden className="[&_svg]:size-4.5">
          {icon}
        </span>
        {waiting > 0 && (
          <PathLink
            {...places.reviews}
            className="inline-flex items-center gap-1 font-medium text-label text-vault after:absolute after:inset-0 hover:underline"
          >
            <FormattedMessage id={act} />
            <span className="sr-only">
              <FormattedMessage id={label} values={{ count: waiting }} />
            </span>
            <ChevronRightIcon aria-hidden className="size-3.5" />
          </PathLink>
        )}
      </div>
      <p
        className={cn(
          "mt-2 font-[430] font-serif text-[30px] tabular-nums lining-nums leading-9",
          waiting === 0 && "text-ink-3",
        )}
      >
        {waiting}
      </p>
      <p className="mt-0.5 font-medium">
        <FormattedMessage id={label} values={{ count: waiting }} />
      </p>
      <div className="mt-0.5 min-h-[18px] text-ink-2 text-label">
        {waiting === 0 ? (
          <FormattedMessage id="merchantHome.nothingWaits" />
        ) : sum === "loading" ? (
          <Skeleton className="h-[18px] w-28" />
        ) : (
          sum && <Sum sum={sum} whole={whole} />
        )}
      </div>
    </li>
  );
}

/** The sum, for one or two coins, and the oldest time. */
function Sum({ sum: { oldest, amounts }, whole }: { sum: WaitingSum; whole: boolean }) {
  const [first, ...others] = amounts;
  const since = <FormattedMessage id="merchantHome.oldest" values={{ time: <When at={oldest} relative /> }} />;
  if (!whole || !first) return since;
  return (
    <>
      <ExactMoney amount={first.amount} unit={first.coin} />
      {others.length > 0 && <FormattedMessage id="merchantHome.moreCoins" values={{ count: others.length }} />}
      {" · "}
      {since}
    </>
  );
}

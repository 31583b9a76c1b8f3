import { Card } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { BlockNotice, useBlock } from "../../../platform/flow/block-notice.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { PageSkeleton } from "../../../platform/page/page-skeleton.tsx";
import { useAccount } from "../../../platform/session.ts";
import { ActiveOnly } from "../account/active-only.tsx";
import { isActive, useGlobalAccount } from "../account/use-global-account.ts";
import { api } from "../api.ts";
import { usePayoutChannels } from "../form/use-payout-channels.ts";
import { OneOrder } from "../orders/one-order.tsx";
import { PapersDialog } from "../papers/papers-dialog.tsx";
import { useNamed } from "./payees.ts";
import { PayoutFlow } from "./payout-flow.tsx";
import type { payoutSearch } from "./payout-search.ts";
import { RecentPayouts } from "./recent-payouts.tsx";

export type PayoutScreenProps = { [Key in keyof typeof payoutSearch]: ReturnType<(typeof payoutSearch)[Key]> };

/** A payout's own page; else the flow with the latest payouts. */
export function PayoutScreen({ id, papers, ...asked }: PayoutScreenProps) {
  if (id !== undefined) return <OneOrder id={id} kind="payout" />;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FlowOrHold {...asked} />
      <RecentPayouts />
      <PapersDialog channel={papers} />
    </div>
  );
}

type Asked = Omit<PayoutScreenProps, "id" | "papers">;

/** The form, or why there is none. */
function FlowOrHold(asked: Asked) {
  const active = isActive(useGlobalAccount());
  const block = useBlock(useAccount()?.withdrawBlockedUntil ?? null);
  if (active && !block) return <Offered {...asked} />;
  return (
    <Page title={<FormattedMessage id="cash.withdrawTitle" />} lead={<FormattedMessage id="cash.withdrawLead" />}>
      {block ? <BlockNotice block={block} /> : <ActiveOnly>{null}</ActiveOnly>}
    </Page>
  );
}

function Offered({ currency, channel, recipient, bank }: Asked) {
  const channels = usePayoutChannels();
  const balances = useQuery({ ...api.cash.globalAccountCurrencys.queryOptions(), meta: { shows: "place" } });
  const named = useNamed({ recipient, bank });
  const error = channels.error ?? balances.error;
  if (error && !(channels.data && balances.data)) {
    const again = () => void Promise.all([channels.refetch(), balances.refetch()]);
    return (
      <Page title={<FormattedMessage id="cash.withdrawTitle" />}>
        <Card>
          <LoadFailure error={error} again={again} />
        </Card>
      </Page>
    );
  }
  if (!channels.data || !balances.data || named.isLoading) return <PageSkeleton />;
  const { found } = named;
  const asked = found
    ? { currency: found.currency, channel: found.channel, payee: found.payee.value }
    : { currency: currency ?? channels.data.items.find((each) => each.channel === channel)?.currency ?? "" };
  return (
    <>
      {named.error !== null && <FailureNote error={named.error} />}
      <PayoutFlow
        catalogue={{ channels: channels.data.items, currencies: balances.data }}
        asked={{ ...(channel !== undefined && { channel }), ...asked }}
        named={found}
      />
    </>
  );
}

import type { CashChannelCode } from "@coffer/sdk";
import { Card } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { PageSkeleton } from "../../../platform/page/page-skeleton.tsx";
import { ActiveOnly } from "../account/active-only.tsx";
import { isActive, useGlobalAccount } from "../account/use-global-account.ts";
import { api } from "../api.ts";
import { OneOrder } from "../orders/one-order.tsx";
import { PapersDialog } from "../papers/papers-dialog.tsx";
import { DepositFlow } from "./deposit-flow.tsx";

export interface DepositScreenProps {
  /** The order named by the address. */
  id: string | undefined;
  currency: string | undefined;
  /** The channel whose documents are submitted. */
  papers: CashChannelCode | undefined;
}

/** An order's own page with payment details; else the flow. */
export function DepositScreen({ id, currency, papers }: DepositScreenProps) {
  if (id !== undefined) return <OneOrder id={id} kind="topUp" />;
  return (
    <>
      <NewDeposit currency={currency} />
      <PapersDialog channel={papers} />
    </>
  );
}

function NewDeposit({ currency }: Pick<DepositScreenProps, "currency">) {
  if (isActive(useGlobalAccount())) return <Offered currency={currency} />;
  return (
    <Page title={<FormattedMessage id="cash.depositTitle" />}>
      <ActiveOnly>{null}</ActiveOnly>
    </Page>
  );
}

function Offered({ currency }: { currency: string | undefined }) {
  const { data, error, refetch } = useQuery({
    ...api.cash.getCashChannelList.queryOptions({ direction: "topUp" }),
    meta: { shows: "place" },
  });
  if (error && !data) {
    return (
      <Page title={<FormattedMessage id="cash.depositTitle" />}>
        <Card>
          <LoadFailure error={error} again={() => void refetch()} />
        </Card>
      </Page>
    );
  }
  if (!data) return <PageSkeleton />;
  return <DepositFlow channels={data.items} currency={currency} />;
}

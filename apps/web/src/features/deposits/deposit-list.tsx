import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../platform/api.ts";
import { Page } from "../../platform/page/page.tsx";
import { DepositPage } from "./deposit-page.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";
import type { DepositService } from "./service.ts";

export interface DepositListProps {
  service: DepositService;
  /** The deposit named by the address. */
  id: string | undefined;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
}

/** The list of deposits on its own page, or one of them. */
export function DepositList({ service, id, title, lead, actions }: DepositListProps) {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  if (id !== undefined) return <DepositPage service={service} id={id} />;
  return (
    <Page title={title} lead={lead} actions={actions}>
      <RecentDeposits service={service} coins={coins} />
    </Page>
  );
}

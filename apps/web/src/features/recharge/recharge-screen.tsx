import { Card, CardBody } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { Page } from "../../kernel/page/page.tsx";
import { Text } from "../../lib/text.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { chosen } from "./choice.ts";
import { CoinChoice } from "./coin-choice.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";

export interface RechargeScreenProps {
  asked: { coin: string | undefined; network: string | undefined };
  choose: (asked: { coin: string; network: string | undefined }) => void;
}

/** Coin, then network, then the address to send to; what has come stands below. */
export function RechargeScreen({ asked, choose }: RechargeScreenProps) {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const choice = chosen(coins, asked);
  return (
    <Page title={<Text id="recharge.title" />} lead={<Text id="recharge.lead" />}>
      <Card className="max-w-[720px]">
        <CardBody className="flex flex-col gap-6">
          <CoinChoice coins={coins} choice={choice} choose={choose} />
          <AddressPanel choice={choice} />
        </CardBody>
      </Card>
      <div className="mt-6">
        <RecentDeposits />
      </div>
    </Page>
  );
}

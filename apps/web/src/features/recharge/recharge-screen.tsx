import { Card, CardBody } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api } from "../../kernel/api.ts";
import { Page } from "../../kernel/page/page.tsx";
import { Text } from "../../lib/text.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { chosen } from "./choice.ts";
import { CoinChoice } from "./coin-choice.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";

/** Coin, then network, then the address to send to; what has come stands below. */
export function RechargeScreen() {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const asked = useSearch({ from: "/assets/recharge" });
  const navigate = useNavigate({ from: "/assets/recharge" });
  const choice = chosen(coins, asked);
  return (
    <Page title={<Text id="recharge.title" />} lead={<Text id="recharge.lead" />}>
      <Card className="max-w-[720px]">
        <CardBody className="flex flex-col gap-6">
          <CoinChoice
            coins={coins}
            choice={choice}
            choose={({ coin, network }) =>
              void navigate({ search: (search) => ({ ...search, coin, network }), replace: true })
            }
          />
          <AddressPanel choice={choice} />
        </CardBody>
      </Card>
      <RecentDeposits />
    </Page>
  );
}

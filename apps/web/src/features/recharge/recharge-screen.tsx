import { Card, CardBody, CardTitle } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { HeldCoins, heldFirst } from "../../kernel/form/held-coins.tsx";
import { Page } from "../../kernel/page/page.tsx";
import { Text } from "../../lib/text.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { chosen } from "./choice.ts";
import { CoinChoice } from "./coin-choice.tsx";
import { DepositTerms } from "./deposit-terms.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";
import { useDepositAddress } from "./use-deposit-address.ts";

export interface RechargeScreenProps {
  asked: { coin: string | undefined; network: string | undefined };
  choose: (asked: { coin: string; network: string | undefined }) => void;
}

/** Coin, then network, then the address to send to; what has come stands below. */
export function RechargeScreen({ asked, choose }: RechargeScreenProps) {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: holdings } = useSuspenseQuery(api.assets.getAssets.queryOptions()).data;
  const choice = chosen(coins, asked);
  const query = useDepositAddress(choice);
  const settled = choice.state !== "chosen" || !query.isPending;
  return (
    <Page title={<Text id="recharge.title" />} lead={<Text id="recharge.lead" />}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody className="flex flex-col gap-6">
            {choice.state === "none" && (
              <HeldCoins coins={coins} holdings={holdings} choose={(coin) => choose({ coin, network: undefined })} />
            )}
            <CoinChoice coins={heldFirst(coins, holdings)} choice={choice} choose={choose} />
            <AddressPanel choice={choice} query={query} />
          </CardBody>
        </Card>
        {query.data && (
          <Card>
            <CardBody className="flex flex-col gap-4">
              <CardTitle>
                <Text id="recharge.terms" />
              </CardTitle>
              <DepositTerms deposit={query.data} />
            </CardBody>
          </Card>
        )}
      </div>
      {/* Not before the address, which would push it down. */}
      {settled && (
        <div className="mt-6">
          <RecentDeposits />
        </div>
      )}
    </Page>
  );
}

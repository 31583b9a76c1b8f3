import type { CoinConfig } from "@coffer/sdk";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../platform/api.ts";
import { HeldCoins, heldFirst } from "../../platform/destination/held-coins.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { chosen } from "./choice.ts";
import { CoinChoice } from "./coin-choice.tsx";
import { DepositTerms } from "./deposit-terms.tsx";
import type { DepositService } from "./service.ts";
import { useDepositAddress } from "./use-deposit-address.ts";

export interface AddressScreenProps {
  service: DepositService;
  asked: { coin: string | undefined; network: string | undefined; wallet?: "cloud" | undefined };
  choose: (asked: { coin: string; network: string | undefined }) => void;
  actions?: ReactNode;
  /** The wallet, where there is a choice. */
  into?: ReactNode;
  below?: ((coins: readonly CoinConfig[]) => ReactNode) | undefined;
}

/** Coin, then network, then the deposit address. */
export function AddressScreen({ service, asked, choose, actions, into, below }: AddressScreenProps) {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: holdings } = useSuspenseQuery(service.held()).data;
  const choice = chosen(coins, asked);
  const query = useDepositAddress(service, choice, asked.wallet === "cloud");
  const settled = choice.state !== "chosen" || !query.isPending;
  return (
    <Page
      title={<FormattedMessage id="deposits.title" />}
      lead={<FormattedMessage id={service.lead} />}
      actions={actions}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody className="flex flex-col gap-6">
            {choice.state === "none" && (
              <HeldCoins coins={coins} holdings={holdings} choose={(coin) => choose({ coin, network: undefined })} />
            )}
            {into}
            <CoinChoice coins={heldFirst(coins, holdings)} choice={choice} choose={choose} />
            <AddressPanel choice={choice} query={query} />
          </CardBody>
        </Card>
        {query.data && (
          <Card>
            <CardBody className="flex flex-col gap-4">
              <CardTitle>
                <FormattedMessage id="deposits.terms" />
              </CardTitle>
              <DepositTerms deposit={query.data} />
            </CardBody>
          </Card>
        )}
      </div>
      {/* Not before the address, which it would push down. */}
      {below && settled && <div className="mt-6">{below(coins)}</div>}
    </Page>
  );
}

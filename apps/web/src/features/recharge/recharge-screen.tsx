import { WalletType } from "@coffer/sdk";
import { Card, CardBody, CardTitle, Field, Segmented } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { HeldCoins, heldFirst } from "../../kernel/destination/held-coins.tsx";
import { walletNames } from "../../kernel/money/wallets.ts";
import { Page } from "../../kernel/page/page.tsx";
import { Text, useText } from "../../lib/text.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { chosen } from "./choice.ts";
import { CoinChoice } from "./coin-choice.tsx";
import { DepositPage } from "./deposit-page.tsx";
import { DepositTerms } from "./deposit-terms.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";
import { useDepositAddress } from "./use-deposit-address.ts";

export interface RechargeScreenProps {
  /** One deposit, where the address names it. */
  id: string | undefined;
  asked: { coin: string | undefined; network: string | undefined; wallet: "cloud" | undefined };
  choose: (asked: { coin?: string; network?: string | undefined; wallet?: "cloud" | undefined }) => void;
}

/** One deposit's own page; else the way to an address, over what has come. */
export function RechargeScreen({ id, ...props }: RechargeScreenProps) {
  return id === undefined ? <AddressScreen {...props} /> : <DepositPage id={id} />;
}

/** Coin, then network, then the address to send to; what has come stands below. */
function AddressScreen({ asked, choose }: Omit<RechargeScreenProps, "id">) {
  const text = useText();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: holdings } = useSuspenseQuery(api.assets.getAssets.queryOptions()).data;
  const choice = chosen(coins, asked);
  const query = useDepositAddress(choice, asked.wallet === "cloud");
  const settled = choice.state !== "chosen" || !query.isPending;
  return (
    <Page title={<Text id="recharge.title" />} lead={<Text id="recharge.lead" />}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody className="flex flex-col gap-6">
            {choice.state === "none" && (
              <HeldCoins coins={coins} holdings={holdings} choose={(coin) => choose({ coin, network: undefined })} />
            )}
            <Field label={<Text id="recharge.into" />}>
              <Segmented
                value={asked.wallet ?? "main"}
                onValueChange={(wallet) => choose({ wallet: wallet === "cloud" ? "cloud" : undefined })}
                options={[
                  { value: "main", label: text(walletNames[WalletType.main]) },
                  { value: "cloud", label: text(walletNames[WalletType.cloud]) },
                ]}
              />
            </Field>
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
          <RecentDeposits coins={coins} />
        </div>
      )}
    </Page>
  );
}

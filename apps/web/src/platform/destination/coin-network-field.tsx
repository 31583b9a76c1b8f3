import type { CoinConfig, CoinNetwork } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { SelectField } from "../form/select-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";

/** A coin and its network by their catalogue names. */
export interface CoinOnNetwork {
  coin: string;
  network: string;
}

/** Returns the coins that can be sent and received: those with a chain. */
export const coinsOnChain = (coins: readonly CoinConfig[]): CoinConfig[] =>
  coins.filter((entry) => entry.kind === "crypto");

export const networkOf = (coins: readonly CoinConfig[], { coin, network }: CoinOnNetwork): CoinNetwork | undefined =>
  coins.find((entry) => entry.coin === coin)?.networks.find((entry) => entry.network === network);

/** Returns a coin as a select option. */
export const coinOption = ({ coin, name }: CoinConfig) => ({
  value: coin,
  label: coin,
  note: name,
  keywords: name,
  icon: <CoinIcon ticker={coin} size="sm" />,
});

/** Returns the note beside a network's name, and whether it can't be chosen. */
export type DescribeNetwork = (network: CoinNetwork, coin: string) => { note?: string; closed?: boolean };

/** Returns a network as a select option. */
export function networkOption(network: CoinNetwork, { note, closed }: ReturnType<DescribeNetwork>, closedText: string) {
  return { value: network.network, label: network.name, note: closed ? closedText : note, disabled: closed };
}

export interface CoinNetworkFieldProps {
  coins: readonly CoinConfig[];
  about?: DescribeNetwork | undefined;
}

/** Selects a coin, then its network. The network is always visible, because the wrong one loses the money. */
export function CoinNetworkField({ coins, about = () => ({}) }: CoinNetworkFieldProps) {
  const intl = useIntl();
  const { control, setValue } = useFormContext<CoinOnNetwork>();
  const [coin, network] = useWatch({ control, name: ["coin", "network"] });
  const offered = coinsOnChain(coins);
  const networks = offered.find((entry) => entry.coin === coin)?.networks ?? [];
  const only = networks.length === 1 ? networks[0]?.network : undefined;
  const fits = networks.some((entry) => entry.network === network);

  // Another coin has other networks; a single network is selected automatically.
  useEffect(() => {
    if (!fits && network !== (only ?? "")) setValue("network", only ?? "");
  }, [fits, only, network, setValue]);

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name="coin"
        label={<FormattedMessage id="form.coin" />}
        size="lg"
        searchable={offered.length > 8}
        options={offered.map(coinOption)}
      />
      <SelectField
        name="network"
        label={<FormattedMessage id="form.network" />}
        size="lg"
        disabled={networks.length === 0}
        options={networks.map((entry) =>
          networkOption(entry, about(entry, coin), intl.formatMessage({ id: "form.closed" })),
        )}
      />
    </div>
  );
}

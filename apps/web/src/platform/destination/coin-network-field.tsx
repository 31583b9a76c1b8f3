import type { CoinConfig, CoinNetwork } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { SelectField } from "../form/select-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";

/** A coin and its network, as the catalogue names them. */
export interface CoinOnNetwork {
  coin: string;
  network: string;
}

/** Coins one can send and receive: those with a chain. */
export const coinsOnChain = (coins: readonly CoinConfig[]): CoinConfig[] =>
  coins.filter((entry) => entry.kind === "crypto");

export const networkOf = (coins: readonly CoinConfig[], { coin, network }: CoinOnNetwork): CoinNetwork | undefined =>
  coins.find((entry) => entry.coin === coin)?.networks.find((entry) => entry.network === network);

/** A coin as an option of a select. */
export const coinOption = ({ coin, name }: CoinConfig) => ({
  value: coin,
  label: coin,
  note: name,
  keywords: name,
  icon: <CoinIcon ticker={coin} size="sm" />,
});

/** What stands beside a network's name, and whether it can't be chosen. */
export type DescribeNetwork = (network: CoinNetwork, coin: string) => { note?: string; closed?: boolean };

/** A network as an option of a select. */
export function networkOption(network: CoinNetwork, { note, closed }: ReturnType<DescribeNetwork>, closedText: string) {
  return { value: network.network, label: network.name, note: closed ? closedText : note, disabled: closed };
}

export interface CoinNetworkFieldProps {
  coins: readonly CoinConfig[];
  about?: DescribeNetwork | undefined;
}

/** A coin, then its network: always a choice one sees, for the wrong network loses the money. */
export function CoinNetworkField({ coins, about = () => ({}) }: CoinNetworkFieldProps) {
  const intl = useIntl();
  const { control, setValue } = useFormContext<CoinOnNetwork>();
  const [coin, network] = useWatch({ control, name: ["coin", "network"] });
  const offered = coinsOnChain(coins);
  const networks = offered.find((entry) => entry.coin === coin)?.networks ?? [];
  const only = networks.length === 1 ? networks[0]?.network : undefined;
  const fits = networks.some((entry) => entry.network === network);

  // Another coin has other networks; where it has one, that is the choice.
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

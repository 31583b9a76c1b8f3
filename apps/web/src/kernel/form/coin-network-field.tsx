import { CoinIcon } from "@coffer/ui";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Text, useText } from "../../lib/text.tsx";
import { SelectField } from "./select-field.tsx";

export interface CoinChoice {
  coin: string;
  name: string;
  networks: readonly { network: string; name: string; note?: string | undefined; closed?: boolean | undefined }[];
}

export interface CoinNetworkFieldProps {
  coins: readonly CoinChoice[];
  /** Names of its two values in the form. */
  coin?: string | undefined;
  network?: string | undefined;
}

/** A coin, then its network: always a choice one sees, for the wrong network loses the money. */
export function CoinNetworkField({ coins, coin = "coin", network = "network" }: CoinNetworkFieldProps) {
  const text = useText();
  const { control, setValue } = useFormContext();
  const [chosenCoin, chosenNetwork] = useWatch({ control, name: [coin, network] });
  const networks = coins.find((entry) => entry.coin === chosenCoin)?.networks ?? [];
  const only = networks.length === 1 ? networks[0]?.network : undefined;
  const fits = networks.some((entry) => entry.network === chosenNetwork);

  // Another coin has other networks; where it has one, that is the choice.
  useEffect(() => {
    if (!fits && chosenNetwork !== (only ?? "")) setValue(network, only ?? "");
  }, [fits, only, chosenNetwork, network, setValue]);

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name={coin}
        label={<Text id="form.coin" />}
        size="lg"
        searchable={coins.length > 8}
        options={coins.map((entry) => ({
          value: entry.coin,
          label: entry.coin,
          note: entry.name,
          keywords: entry.name,
          icon: <CoinIcon ticker={entry.coin} size="sm" />,
        }))}
      />
      <SelectField
        name={network}
        label={<Text id="form.network" />}
        size="lg"
        disabled={networks.length === 0}
        options={networks.map((entry) => ({
          value: entry.network,
          label: entry.name,
          note: entry.closed ? text("form.closed") : entry.note,
          disabled: entry.closed,
        }))}
      />
    </div>
  );
}

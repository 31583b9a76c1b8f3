import type { GetCoinConfigListResult } from "@coffer/sdk";
import { CoinIcon, Field, Select } from "@coffer/ui";
import { Text, useText } from "../../lib/text.tsx";
import type { Choice } from "./choice.ts";

export interface CoinChoiceProps {
  coins: GetCoinConfigListResult["items"];
  choice: Choice;
  choose: (asked: { coin: string; network: string | undefined }) => void;
}

/** First the coin, then its network. */
export function CoinChoice({ coins, choice, choose }: CoinChoiceProps) {
  const text = useText();
  const coin = "coin" in choice && typeof choice.coin === "object" ? choice.coin : undefined;
  const network = "network" in choice && typeof choice.network === "object" ? choice.network : undefined;
  const networks = coin?.networks ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={<Text id="recharge.coin" />}>
        <Select
          size="lg"
          placeholder={text("recharge.chooseCoin")}
          value={coin?.coin}
          onValueChange={(value) => choose({ coin: value, network: undefined })}
          options={coins
            .filter((entry) => entry.kind === "crypto")
            .map((entry) => ({
              value: entry.coin,
              label: entry.coin,
              note: entry.name,
              icon: <CoinIcon ticker={entry.coin} size="sm" />,
            }))}
        />
      </Field>
      <Field label={<Text id="recharge.network" />}>
        <Select
          size="lg"
          placeholder={text(coin ? "recharge.chooseNetwork" : "recharge.coinFirst")}
          disabled={!coin}
          value={network?.network}
          onValueChange={(value) => coin && choose({ coin: coin.coin, network: value })}
          options={networks.map((entry) => ({
            value: entry.network,
            label: entry.name,
            note: entry.depositEnabled ? undefined : text("recharge.closedNow"),
            disabled: !entry.depositEnabled,
          }))}
        />
      </Field>
    </div>
  );
}

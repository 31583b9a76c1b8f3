import type { CoinConfig } from "@coffer/sdk";
import { Field, Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { coinOption, coinsOnChain, networkOption } from "../../platform/destination/coin-network-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Choice } from "./choice.ts";

export interface CoinChoiceProps {
  coins: readonly CoinConfig[];
  choice: Choice;
  choose: (asked: { coin: string; network: string | undefined }) => void;
}

/** First the coin, then its network. The choice is in the address, so that links can select it. */
export function CoinChoice({ coins, choice, choose }: CoinChoiceProps) {
  const intl = useIntl();
  const coin = "coin" in choice && typeof choice.coin === "object" ? choice.coin : undefined;
  const network = "network" in choice && typeof choice.network === "object" ? choice.network : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={<FormattedMessage id="form.coin" />}>
        <Select
          size="lg"
          placeholder={intl.formatMessage({ id: "deposits.chooseCoin" })}
          value={coin?.coin}
          onValueChange={(value) => choose({ coin: value, network: undefined })}
          options={coinsOnChain(coins).map(coinOption)}
        />
      </Field>
      <Field label={<FormattedMessage id="form.network" />}>
        <Select
          size="lg"
          placeholder={intl.formatMessage({ id: coin ? "deposits.chooseNetwork" : "deposits.coinFirst" })}
          disabled={!coin}
          value={network?.network}
          onValueChange={(value) => coin && choose({ coin: coin.coin, network: value })}
          options={(coin?.networks ?? []).map((entry) =>
            networkOption(entry, { closed: !entry.depositEnabled }, intl.formatMessage({ id: "deposits.closedNow" })),
          )}
        />
      </Field>
    </div>
  );
}

import { Notice } from "@coffer/ui";
import { type Control, useWatch } from "react-hook-form";
import { AddressField } from "../../kernel/form/address-field.tsx";
import { AmountField } from "../../kernel/form/amount-field.tsx";
import { CoinNetworkField } from "../../kernel/form/coin-network-field.tsx";
import { TextField } from "../../kernel/form/text-field.tsx";
import { formatWorth, multiply } from "../../lib/money.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { BalanceNote } from "./balance-note.tsx";
import type { Details } from "./details.ts";
import { boundsOf, holdingOf, knownAddresses, networkOf, savedFor, type Terms } from "./terms.ts";

export interface DetailsFormProps {
  terms: Terms;
  control: Control<Details, unknown, Details>;
}

/** Coin and network, to whom, how much. */
export function DetailsForm({ terms, control }: DetailsFormProps) {
  const text = useText();
  const locale = useLocale();
  const details = useWatch({ control }) as Details; // every field has a default value
  const network = networkOf(terms, details);
  const holding = holdingOf(terms, details.coin);
  const worth = details.amount && holding ? multiply(details.amount, holding.price) : undefined;
  const coins = terms.coins
    .filter((coin) => coin.kind === "crypto")
    .map((coin) => ({
      coin: coin.coin,
      name: coin.name,
      networks: coin.networks.map((entry) => ({
        network: entry.network,
        name: entry.name,
        note: text("withdraw.feeOf", { fee: entry.withdrawFee, coin: coin.coin }),
        closed: !entry.withdrawEnabled,
      })),
    }));

  return (
    <>
      <CoinNetworkField coins={coins} />
      <AddressField
        name="address"
        label={<Text id="withdraw.address" />}
        network={network?.name}
        saved={savedFor(terms, details).map(({ label, address, tag }) => ({ name: label, address, tag }))}
        known={knownAddresses(terms)}
        seen="twinSeen"
        tag="tag"
        required
      />
      {network?.tagRequired && (
        <TextField
          name="tag"
          label={<Text id="withdraw.tag" />}
          hint={<Text id="withdraw.tagHint" />}
          autoComplete="off"
          mono
          required
        />
      )}
      <AmountField
        name="amount"
        label={<Text id="withdraw.amount" />}
        {...boundsOf(terms, details)}
        approx={worth && <Text id="page.about" values={{ worth: formatWorth(worth, terms.currency, locale) }} />}
        required
      />
      <BalanceNote holding={holding} />
      {network && (
        <Notice tone="warn" live="off">
          <Text id="withdraw.networkWarning" values={{ network: network.name }} />
        </Notice>
      )}
    </>
  );
}

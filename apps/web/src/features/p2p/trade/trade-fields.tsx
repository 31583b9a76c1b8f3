import type { TradeSide } from "@coffer/sdk";
import { CoinIcon, Field, Segmented } from "@coffer/ui";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { MethodField } from "./method-field.tsx";
import { availableOf, type Trade } from "./trade.ts";
import { pairOf, pairsOn, type Terms } from "./use-terms.ts";

export interface TradeFieldsProps {
  side: TradeSide;
  terms: Terms;
}

/** Currency, coin, amount of either, and payment method. */
export function TradeFields({ side, terms }: TradeFieldsProps) {
  const { coin, currency, by } = useWatch<Trade>() as Trade;
  const pair = pairOf(terms, coin, currency);
  const pairs = pairsOn(terms, side);
  const currencies = [...new Set(pairs.map(({ legalCurrency }) => legalCurrency))];
  const coins = pairs.filter(({ legalCurrency }) => legalCurrency === currency).map((each) => each.coin);
  const inCoin = by === "quantity";
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="currency"
          label={<FormattedMessage id="p2p.currency" />}
          size="lg"
          options={currencies.map((value) => ({ value, label: value, icon: <CoinIcon ticker={value} size="sm" /> }))}
        />
        <SelectField
          name="coin"
          label={<FormattedMessage id="p2p.coin" />}
          size="lg"
          options={coins.map((value) => ({ value, label: value, icon: <CoinIcon ticker={value} size="sm" /> }))}
        />
      </div>
      <ByField coin={coin} currency={currency} />
      {pair && (
        <AmountField
          // Another unit resets the amount: typed text isn't converted.
          key={by}
          name="size"
          label={<FormattedMessage id={labelOf(side, inCoin)} />}
          unit={inCoin ? coin : currency}
          decimals={inCoin ? pair.coinScale : pair.legalCurrencyScale}
          min={inCoin ? undefined : pair.minimumAmount}
          max={inCoin ? undefined : pair.maximumAmount}
          balance={side === "sell" && inCoin ? availableOf(terms, coin) : undefined}
          required
        />
      )}
      <MethodField side={side} terms={terms} />
    </>
  );
}

const labelOf = (side: TradeSide, inCoin: boolean) =>
  side === "buy" ? (inCoin ? "p2p.youGet" : "p2p.youPay") : inCoin ? "p2p.youSell" : "p2p.youReceive";

function ByField({ coin, currency }: Pick<Trade, "coin" | "currency">) {
  const { field } = useController<Trade, "by">({ name: "by" });
  const { setValue } = useFormContext<Trade>();
  const choose = (by: string) => {
    field.onChange(by);
    setValue("size", "");
  };
  return (
    <Field label={<FormattedMessage id="p2p.countedIn" />}>
      <Segmented
        stretch
        value={field.value}
        onValueChange={choose}
        options={[
          { value: "amount", label: currency },
          { value: "quantity", label: coin },
        ]}
      />
    </Field>
  );
}

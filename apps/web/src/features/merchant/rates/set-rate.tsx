import type { MerchantRateSetting, SettlementCoin } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { FormDialog } from "../../../platform/action/form-dialog.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { breach } from "../../../platform/form/amount-rule.ts";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { api, coffer } from "../api.ts";
import { RatePreview } from "./rate-preview.tsx";

/** Decimals a rate may have, as the contract says. */
const RATE_DECIMALS = 18;

const rule = z
  .object({
    fiatCurrency: z.string().check(z.minLength(1)),
    collectionCurrency: z.string().check(z.minLength(1)),
    rate: z.string(),
  })
  .check(
    z.superRefine(({ rate, fiatCurrency }, context) => {
      const params = breach(rate, { unit: fiatCurrency, decimals: RATE_DECIMALS });
      if (params) context.addIssue({ code: "custom", path: ["rate"], params });
    }),
  );

export interface SetRateProps {
  /** The one that is changed; else a pair without a rate gets one. */
  setting: MerchantRateSetting | undefined;
  settings: readonly MerchantRateSetting[];
  coins: readonly SettlementCoin[];
  close: () => void;
}

/** A rate for a pair, with the market's and what a customer pays by both. */
export function SetRate({ setting, settings, coins, close }: SetRateProps) {
  const text = useText();
  const changed = useMoneyMoved();
  const fiats = useQuery({ ...api.basic.getLegalCurrencyList.queryOptions(), meta: { shows: "place" } });
  const form = useCofferForm({
    schema: rule,
    defaultValues: {
      fiatCurrency: setting?.fiatCurrency ?? "",
      collectionCurrency: setting?.collectionCurrency ?? "",
      rate: setting?.rate ?? "",
    },
    submit: (values) =>
      (setting
        ? coffer.merchant.updateMerchantRateSetting({ id: setting.id, rate: values.rate })
        : coffer.merchant.createMerchantRateSetting(values)
      ).finally(changed),
    done: ({ fiatCurrency, collectionCurrency }) => {
      notify({
        tone: "success",
        words: text("merchantRates.set", { pair: `${collectionCurrency} / ${fiatCurrency}` }),
      });
      close();
    },
    codes: { 60015: "collectionCurrency", 60002: "collectionCurrency", 40001: "fiatCurrency" },
  });
  const [fiatCurrency, collectionCurrency, rate] = useWatch({
    control: form.control,
    name: ["fiatCurrency", "collectionCurrency", "rate"],
  });
  const isSet = (coin: string) =>
    settings.some((each) => each.fiatCurrency === fiatCurrency && each.collectionCurrency === coin);
  return (
    <FormDialog
      form={form}
      title={
        <Text
          id={setting ? "merchantRates.changeTitle" : "merchantRates.addTitle"}
          values={{ pair: `${collectionCurrency} / ${fiatCurrency}` }}
        />
      }
      lead={<Text id="merchantRates.setLead" />}
      yes={<Text id={setting ? "merchantRates.changeNow" : "merchantRates.addNow"} />}
      close={close}
    >
      {!setting && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="fiatCurrency"
            label={<Text id="merchantRates.fiat" />}
            options={(fiats.data ?? []).map(({ currency, name }) => ({
              value: currency,
              label: `${currency} · ${name}`,
            }))}
            searchable
            required
          />
          <SelectField
            name="collectionCurrency"
            label={<Text id="merchantRates.coin" />}
            options={coins.map(({ coin, name }) => ({
              value: coin,
              label: isSet(coin) ? text("merchantRates.hasRate", { coin }) : `${coin} · ${name}`,
              icon: <CoinIcon ticker={coin} size="sm" />,
              disabled: isSet(coin),
            }))}
            required
          />
        </div>
      )}
      <AmountField
        name="rate"
        label={<Text id="merchantRates.rateOf" />}
        unit={fiatCurrency}
        decimals={RATE_DECIMALS}
        hint={<Text id="merchantRates.rateHint" />}
        required
      />
      {fiatCurrency && collectionCurrency && (
        <RatePreview
          fiatCurrency={fiatCurrency}
          coin={collectionCurrency}
          rate={rate}
          scale={coins.find(({ coin }) => coin === collectionCurrency)?.scale ?? 2}
        />
      )}
    </FormDialog>
  );
}

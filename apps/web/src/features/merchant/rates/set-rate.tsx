import type { MerchantRateSetting, SettlementCoin } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { FormDialog } from "../../../platform/action/form-dialog.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { breach } from "../../../platform/form/amount-rule.ts";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { api, coffer } from "../api.ts";
import { RatePreview } from "./rate-preview.tsx";

/** The contract's maximum decimals of a rate. */
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
  /** The rate to change; omitted for a new one. */
  setting: MerchantRateSetting | undefined;
  settings: readonly MerchantRateSetting[];
  coins: readonly SettlementCoin[];
  close: () => void;
}

/** A pair's rate, with the market's and both example prices. */
export function SetRate({ setting, settings, coins, close }: SetRateProps) {
  const intl = useIntl();
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
        words: intl.formatMessage({ id: "merchantRates.set" }, { pair: `${collectionCurrency} / ${fiatCurrency}` }),
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
        <FormattedMessage
          id={setting ? "merchantRates.changeTitle" : "merchantRates.addTitle"}
          values={{ pair: `${collectionCurrency} / ${fiatCurrency}` }}
        />
      }
      lead={<FormattedMessage id="merchantRates.setLead" />}
      yes={<FormattedMessage id={setting ? "merchantRates.changeNow" : "merchantRates.addNow"} />}
      close={close}
    >
      {!setting && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="fiatCurrency"
            label={<FormattedMessage id="merchantRates.fiat" />}
            options={(fiats.data ?? []).map(({ currency, name }) => ({
              value: currency,
              label: `${currency} · ${name}`,
            }))}
            searchable
            required
          />
          <SelectField
            name="collectionCurrency"
            label={<FormattedMessage id="merchantRates.coin" />}
            options={coins.map(({ coin, name }) => ({
              value: coin,
              label: isSet(coin) ? intl.formatMessage({ id: "merchantRates.hasRate" }, { coin }) : `${coin} · ${name}`,
              icon: <CoinIcon ticker={coin} size="sm" />,
              disabled: isSet(coin),
            }))}
            required
          />
        </div>
      )}
      <AmountField
        name="rate"
        label={<FormattedMessage id="merchantRates.rateOf" />}
        unit={fiatCurrency}
        decimals={RATE_DECIMALS}
        hint={<FormattedMessage id="merchantRates.rateHint" />}
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

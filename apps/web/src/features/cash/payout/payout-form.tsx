import type { GlobalAccountCurrency } from "@coffer/sdk";
import { GlobalAccountStatus } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { isZero } from "../../../platform/amount/amount.ts";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { When } from "../../../platform/page/when.tsx";
import { PinFirst } from "../../../platform/proof/pin-first.tsx";
import { api } from "../api.ts";
import { ChannelField } from "../order-form/channel-field.tsx";
import { ChannelNeeds } from "../order-form/channel-needs.tsx";
import { channelOf } from "../order-form/channels.ts";
import { useShown } from "../order-form/use-shown.ts";
import { type Catalogue, type Details, isOwn, payoutBounds } from "./details.ts";
import { PayeeField } from "./payee-field.tsx";
import type { NamedPayee } from "./payees.ts";

export interface PayoutFormProps {
  catalogue: Catalogue;
  named: NamedPayee | undefined;
  /** Why the fee of the typed amount is unknown. */
  feeFailure: unknown;
}

/** Currency, channel, payee and amount. */
export function PayoutForm({ catalogue, named, feeFailure }: PayoutFormProps) {
  const details = useWatch<Details>() as Details;
  const channel = channelOf(catalogue.channels, details.channel);
  return (
    <>
      <PinFirst why="cash.pinFirstBody" />
      <CurrencyField currencies={catalogue.currencies} />
      {details.currency !== "" && <Channels catalogue={catalogue} currency={details.currency} />}
      <ChannelNeeds channel={channel} />
      <PayeeField named={named} />
      <AmountField
        name="amount"
        label={<FormattedMessage id="cash.amount" />}
        {...payoutBounds(catalogue, details)}
        required
      />
      {channel && <DayNotice channel={channel} />}
      {feeFailure !== undefined && <FailureNote error={feeFailure} />}
      {details.payee !== "" && !isOwn(details) && (
        <TextField
          name="reference"
          label={<FormattedMessage id="cash.payReference" />}
          hint={<FormattedMessage id="cash.payReferenceHint" />}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Sorted by balance; currencies without an account are disabled. */
function CurrencyField({ currencies }: { currencies: readonly GlobalAccountCurrency[] }) {
  const intl = useIntl();
  const shown = useShown();
  const open = currencies.filter(({ status }) => status === GlobalAccountStatus.active);
  const rank = ({ available }: GlobalAccountCurrency) => (isZero(available) ? 1 : 0);
  return (
    <SelectField
      name="currency"
      label={<FormattedMessage id="cash.currency" />}
      size="lg"
      options={open
        .toSorted((one, other) => rank(one) - rank(other))
        .map(({ currency, name, available }) => ({
          value: currency,
          label: `${currency} · ${name}`,
          note: intl.formatMessage({ id: "cash.has" }, { amount: shown(available), currency }),
          icon: <CoinIcon ticker={currency} size="sm" />,
        }))}
      required
    />
  );
}

/** A currency's channels with their payment types; a single one is preselected. */
function Channels({ catalogue, currency }: { catalogue: Catalogue; currency: string }) {
  const { setValue, clearErrors } = useFormContext<Details>();
  const [chosen, payee] = useWatch<Details, ["channel", "payee"]>({ name: ["channel", "payee"] });
  const { data: kinds } = useQuery({
    ...api.cash.getGlobalAccounSupportedPaymentType.queryOptions({ currency, direction: "withdraw" }),
    meta: { shows: "nothing" },
  });
  const offered = catalogue.channels.filter((each) => each.currency === currency);
  const open = offered.filter((each) => each.open);
  const only = open.length === 1 ? (open[0]?.channel ?? "") : "";
  const fits = offered.some(({ channel }) => channel === chosen);
  // A payee belongs to one channel, so another currency or channel resets it.
  useEffect(() => {
    if (fits) return;
    setValue("channel", only);
    if (payee !== "") setValue("payee", "");
  }, [fits, only, payee, setValue]);
  return (
    <ChannelField
      channels={offered}
      note={({ channel, name }) => {
        const kind = kinds?.find(({ channels }) => channels.includes(channel))?.name;
        return kind === name ? currency : (kind ?? currency);
      }}
      onChoose={() => {
        setValue("payee", "");
        clearErrors(["payee", "amount"]);
      }}
    />
  );
}

/** The day's limit and its rest, before any input. */
function DayNotice({
  channel: { dailyRemaining, dailyLimit, currency, resetsAt },
}: {
  channel: Catalogue["channels"][number];
}) {
  const shown = useShown();
  return (
    <p className="text-ink-2 text-label">
      <FormattedMessage
        id="cash.day"
        values={{ left: shown(dailyRemaining), limit: shown(dailyLimit), currency, time: <When at={resetsAt} /> }}
      />
    </p>
  );
}

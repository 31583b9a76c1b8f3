import type { CoinConfig } from "@coffer/sdk";
import { CoinIcon, cn, Field, IconButton, type Option, Segmented } from "@coffer/ui";
import { ArrowDownUpIcon } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount, formatWorth, isZero, multiply } from "../../platform/amount/amount.ts";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { walletNames, walletNumber } from "../../platform/money/wallets.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import type { Details } from "./details.ts";
import { RecipientFields } from "./recipient-fields.tsx";
import { type Catalogue, useTransferService } from "./service.tsx";
import { boundsOf, type Terms, useTerms } from "./terms.ts";
import { availableIn } from "./wallets-of.ts";

/** Coin, source, destination or recipient, and amount. */
export function DetailsForm({ catalogue }: { catalogue: Catalogue }) {
  const { holdings, currency } = catalogue;
  const { locale } = useIntl();
  const details = useWatch<Details>({}) as Details;
  const terms = useTerms(details);
  const options = useCoinOptions(catalogue);
  const price = holdings.find(({ coin }) => coin === details.coin)?.price;
  const worth = details.amount !== "" && price !== undefined ? multiply(details.amount, price) : undefined;
  return (
    <>
      <KindField />
      <SelectField
        name="coin"
        label={<FormattedMessage id="transfers.coin" />}
        size="lg"
        searchable
        options={options}
      />
      <WalletFields catalogue={catalogue} />
      {details.kind === "user" && <RecipientFields />}
      {details.kind === "user" && <PinFirst why="transfers.noPinBody" />}
      <AmountField
        name="amount"
        label={<FormattedMessage id="transfers.amount" />}
        {...boundsOf(catalogue, details, terms.data)}
        approx={worth && <FormattedMessage id="page.about" values={{ worth: formatWorth(worth, currency, locale) }} />}
        required
      />
      {terms.data && <DayNotice terms={terms.data} />}
      {terms.error && !terms.data && <FailureNote error={terms.error} />}
      {details.kind === "user" && (
        <TextField
          name="remark"
          label={<FormattedMessage id="transfers.remark" />}
          hint={<FormattedMessage id="transfers.remarkHint" />}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Sorted by balance, then all others. */
function useCoinOptions({ coins, holdings }: Catalogue): readonly Option[] {
  return useMemo(() => {
    const held = new Map(holdings.map((entry, index) => [entry.coin, isZero(entry.available) ? coins.length : index]));
    const rank = ({ coin }: CoinConfig) => held.get(coin) ?? coins.length;
    return coins
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ coin, name }) => ({
        value: coin,
        label: coin,
        note: name,
        keywords: name,
        icon: <CoinIcon ticker={coin} size="sm" />,
      }));
  }, [coins, holdings]);
}

function KindField() {
  const { field } = useController<Details, "kind">({ name: "kind" });
  const { clearErrors } = useFormContext<Details>();
  const { words } = useTransferService();
  const choose = (kind: string) => {
    field.onChange(kind === "user" ? "user" : "ownWallet");
    clearErrors();
  };
  return (
    <Field label={<FormattedMessage id="transfers.kind" />}>
      <Segmented
        stretch
        value={field.value}
        onValueChange={choose}
        options={[
          { value: "ownWallet", label: <FormattedMessage id={words.toWallet} /> },
          { value: "user", label: <FormattedMessage id="transfers.toUser" /> },
        ]}
      />
    </Field>
  );
}

/** Only wallets that can hold the coin; a button swaps own wallets. */
function WalletFields({ catalogue }: { catalogue: Catalogue }) {
  const intl = useIntl();
  const { locale } = intl;
  const { setValue } = useFormContext<Details>();
  const [kind, coin, fromWallet, toWallet] = useWatch<Details, ["kind", "coin", "fromWallet", "toWallet"]>({
    name: ["kind", "coin", "fromWallet", "toWallet"],
  });
  const config = catalogue.coins.find((entry) => entry.coin === coin);
  const wallets = catalogue.wallets.from(config?.kind ?? "crypto");
  const others = catalogue.wallets.to(config?.kind ?? "crypto").filter((wallet) => wallet !== walletNumber(fromWallet));
  const fits = wallets.some((wallet) => String(wallet) === fromWallet);
  const toFits = others.some((wallet) => String(wallet) === toWallet);
  const [first] = wallets;
  const only = others.length === 1 ? String(others[0]) : "";

  // Another coin may not fit the selected wallet; a single choice is selected.
  useEffect(() => {
    if (!fits && first !== undefined) setValue("fromWallet", String(first));
    if (!toFits && toWallet !== only) setValue("toWallet", only);
  }, [fits, first, toFits, toWallet, only, setValue]);

  const option = (wallet: (typeof wallets)[number]) => {
    const named = { value: String(wallet), label: intl.formatMessage({ id: walletNames[wallet] }) };
    if (coin === "" || !wallets.includes(wallet)) return named;
    const available = availableIn(catalogue.holdings, coin, wallet);
    const amount = formatAmount(available, { decimals: Math.max(2, decimalsOf(available)), locale });
    return { ...named, note: intl.formatMessage({ id: "transfers.has" }, { amount, coin }) };
  };
  const from = (
    <SelectField
      name="fromWallet"
      label={<FormattedMessage id="transfers.from" />}
      size="lg"
      options={wallets.map(option)}
    />
  );
  if (kind === "user") return from;
  const turns = wallets.length > 1; // With one paying wallet there is no swap.
  return (
    <div className={cn("grid items-end gap-3", turns ? "sm:grid-cols-[1fr_auto_1fr]" : "sm:grid-cols-2")}>
      {from}
      {turns && (
        <IconButton
          variant="secondary"
          label={intl.formatMessage({ id: "transfers.turn" })}
          className="justify-self-center sm:mb-0.5 sm:rotate-90"
          disabled={!toFits}
          onClick={() => {
            setValue("fromWallet", toWallet, { shouldDirty: true });
            setValue("toWallet", fromWallet, { shouldDirty: true });
          }}
        >
          <ArrowDownUpIcon />
        </IconButton>
      )}
      <SelectField
        name="toWallet"
        label={<FormattedMessage id="transfers.to" />}
        size="lg"
        options={others.map(option)}
      />
    </div>
  );
}

/** The day's limit and its rest, before any input. */
function DayNotice({ terms: { dailyLimit, dailyLeft, coin } }: { terms: Terms }) {
  const { locale } = useIntl();
  if (dailyLimit === null || dailyLeft === null) return null;
  const shown = (amount: string) => formatAmount(amount, { decimals: decimalsOf(amount), locale });
  return (
    <p className="text-ink-2 text-label">
      <FormattedMessage id="transfers.day" values={{ left: shown(dailyLeft), limit: shown(dailyLimit), coin }} />
    </p>
  );
}

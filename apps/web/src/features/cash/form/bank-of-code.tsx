import type { CashBank } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { bankCodeIn, countryIn } from "../../../platform/form/tidy.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { api } from "../api.ts";

const aDay = 86_400_000; // Cache time in ms; banks rarely change their names.

/** The bank of a code, if it is known. */
export function useBankOf(key: string, typed: string): CashBank | undefined {
  const code = bankCodeIn(key, typed);
  const { data } = useQuery({
    ...api.cash.getCashBankList.queryOptions({ code: code ?? "", MaxResultCount: 1 }),
    enabled: code !== undefined,
    staleTime: aDay,
    meta: { shows: "nothing" },
  });
  return code === undefined ? undefined : data?.items[0];
}

export interface BankOfCodeProps {
  /** The kind of code. */
  code: string;
  /** Its path in the form. */
  name: string;
  /** The fields for the bank's name and country, if the form has them. */
  fills: { bankName?: string | undefined; bankCountry?: string | undefined };
  hint?: string | undefined;
}

/** Shows a complete code's bank below it, and fills in empty name and country fields. */
export function BankOfCode({ code, name, fills, hint }: BankOfCodeProps) {
  const typed = String(useWatch({ name }) ?? "");
  const bank = useBankOf(code, typed);
  const { getValues, setValue } = useFormContext();
  const fill = useEffectEvent((at: string | undefined, value: string | undefined) => {
    if (at === undefined || value === undefined || getValues(at)) return;
    setValue(at, value, { shouldDirty: true, shouldValidate: true });
  });
  const country = countryIn(code, typed) ?? bank?.country;
  const bankName = bank?.name;
  useEffect(() => fill(fills.bankCountry, country), [fills.bankCountry, country]);
  useEffect(() => fill(fills.bankName, bankName), [fills.bankName, bankName]);
  return (
    <span aria-live="polite">
      {bank ? (
        <span className="font-medium text-ink">
          <FormattedMessage id="cashBanks.bankOf" values={{ bank: bank.name }} />
        </span>
      ) : (
        hint
      )}
    </span>
  );
}

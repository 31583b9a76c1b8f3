import type { Beneficiary, CashBankAccount, CashChannelCode } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { api } from "../api.ts";
import { accountOf } from "../form/account-text.tsx";
import { recipientsBy } from "./payout-search.ts";

/** A payee of a channel: a saved recipient, or an own account. */
export interface Payee {
  value: string;
  name: string;
  account: string;
  own: boolean;
}

const ofRecipient = ({ id, fields }: Beneficiary): Payee => ({
  value: `recipient:${id}`,
  name: visibleCharacters(fields.friendlyName),
  account: visibleCharacters([fields.accountHolderName, accountOf(fields)].filter(Boolean).join(" · ")),
  own: false,
});
const ofBank = ({ id, label, bankName, account }: CashBankAccount): Payee => ({
  value: `bank:${id}`,
  name: visibleCharacters(label),
  account: visibleCharacters([bankName, account].filter(Boolean).join(" · ")),
  own: true,
});

/** The channel's payees, last paid first; a linked payee is always included. */
export function usePayees(channel: CashChannelCode | undefined, named: NamedPayee | undefined) {
  const enabled = channel !== undefined;
  const meta = { shows: "place" as const };
  const recipients = useQuery({
    ...api.cash.getBeneficiaryPage.queryOptions(channel ? recipientsBy(channel) : {}),
    enabled,
    meta,
  });
  const banks = useQuery({ ...api.cash.getCashBankAccountList.queryOptions({}), enabled, meta });
  const own = banks.data?.filter((each) => each.channel === channel) ?? [];
  const listed = [...(recipients.data?.items ?? []).map(ofRecipient), ...own.map(ofBank)];
  const isMissing = named?.channel === channel && !listed.some(({ value }) => value === named?.payee.value);
  return {
    payees: named && isMissing && recipients.data ? [named.payee, ...listed] : listed,
    isPending: enabled && (recipients.isPending || banks.isPending),
    error: recipients.error ?? banks.error,
    again: () => void Promise.all([recipients.refetch(), banks.refetch()]),
  };
}

/** The payee of the link. */
export interface NamedPayee {
  payee: Payee;
  channel: CashChannelCode;
  currency: string;
}

/** The link's payee; neither pending nor found without one. */
export function useNamed({ recipient, bank }: { recipient?: string | undefined; bank?: string | undefined }) {
  const meta = { shows: "place" as const };
  const saved = useQuery({
    ...api.cash.getCashBeneficiary.queryOptions({ id: recipient ?? "" }),
    enabled: recipient !== undefined,
    meta,
  });
  const banks = useQuery({ ...api.cash.getCashBankAccountList.queryOptions({}), enabled: bank !== undefined, meta });
  const own = banks.data?.find(({ id }) => id === bank);
  const found: NamedPayee | undefined = saved.data
    ? { payee: ofRecipient(saved.data), channel: saved.data.channel, currency: saved.data.fields.currency }
    : own && { payee: ofBank(own), channel: own.channel, currency: own.currency };
  const { isLoading, error } = recipient === undefined ? banks : saved;
  return { found, isLoading, error };
}

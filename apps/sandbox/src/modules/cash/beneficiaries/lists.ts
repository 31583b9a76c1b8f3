import type { Locale } from "@coffer/errors";
import type { Result, WireInput } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { contains, readList, spanOf } from "../../assets/records/exports.ts";
import { holderOf, maskedAccount } from "./account.ts";
import { type BankAccount, bankAccountsOf } from "./bank-account.ts";
import { type Beneficiary, beneficiaries, nameValue } from "./beneficiary.ts";
import { type ListedIban, payWhitelist } from "./whitelist.ts";

type Page = Result<"getBeneficiaryPage">;
export const beneficiaryView = ({
  id,
  channel,
  payeeType,
  fields,
  createdAt,
  lastUsedAt,
}: Beneficiary): Page["items"][number] => ({
  ...{ id, channel, payeeType, fields },
  createdAt: isoOf(createdAt),
  lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt),
});

/** "Last used first, then newest" by default. */
export function beneficiaryPage(world: World, uid: string, input: WireInput<"getBeneficiaryPage">): Page {
  const { Coin, channel, Keyword } = input;
  const table = world.table(beneficiaries);
  const fits = (row: Beneficiary) =>
    (Coin ?? row.currency) === row.currency && (channel ?? row.channel) === row.channel;
  const reading = {
    by: {
      time: (row: Beneficiary) => row.createdAt,
      createdAt: (row: Beneficiary) => row.createdAt,
      lastUsedAt: (row: Beneficiary) => row.lastUsedAt ?? 0,
      friendlyName: nameValue,
    },
    order: ({ id }: Beneficiary) => table.orderOf(id),
    within: spanOf(input),
    matches:
      Keyword === undefined
        ? undefined
        : ({ fields }: Beneficiary) =>
            contains(
              Keyword,
              fields.friendlyName,
              holderOf(fields),
              fields.bankName ?? null,
              fields.accountNumber ?? null,
              fields.iban ?? null,
            ),
  };
  const sorted = { ...input, Sorting: input.Sorting ?? "lastUsedAt desc" };
  return readList((field) => table.runs("uid", uid, field, fits), sorted, reading, beneficiaryView);
}

export const bankAccountView = ({
  id,
  channel,
  currency,
  fields,
  createdAt,
}: BankAccount): Result<"createCashBankAccount"> => ({
  ...{ id, channel, currency },
  bankName: fields.bankName ?? null,
  accountHolderName: holderOf(fields),
  account: maskedAccount(fields),
  label: fields.friendlyName,
  createdAt: isoOf(createdAt),
});

/** Newest first. */
export const bankAccountList = (world: World, uid: string, currency: string | undefined) =>
  bankAccountsOf(world, uid)
    .filter((each) => (currency ?? each.currency) === each.currency)
    .map(bankAccountView)
    .reverse();

export const listedView = (row: ListedIban, language: Locale): Result<"createPayWhitelist"> => {
  const { uid: _owner, place: _place, rejectReason, createdAt, ...rest } = row;
  return { ...rest, rejectReason: rejectReason?.[language] ?? null, createdAt: isoOf(createdAt) };
};

export function whitelistPage(
  world: World,
  uid: string,
  input: WireInput<"getPayWhitelist">,
  language: Locale,
): Result<"getPayWhitelist"> {
  const { Status, Keyword } = input;
  const table = world.table(payWhitelist);
  const fits = ({ status }: ListedIban) => Status?.includes(status) ?? true;
  const reading = {
    by: { time: (row: ListedIban) => row.createdAt, createdAt: (row: ListedIban) => row.createdAt },
    order: ({ id }: ListedIban) => table.orderOf(id),
    within: spanOf(input),
    matches:
      Keyword === undefined
        ? undefined
        : ({ iban, accountHolderName, bankName, remark }: ListedIban) =>
            contains(Keyword, iban, accountHolderName, bankName, remark),
  };
  const sorted = { ...input, Sorting: input.Sorting ?? "createdAt desc" };
  return readList(
    (field) => table.runs("uid", uid, field, fits),
    sorted,
    reading,
    (row) => listedView(row, language),
  );
}

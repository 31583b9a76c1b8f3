import type { BeneficiaryFields, CashChannelCode } from "@coffer/sdk/contract";

/** The field that says which account it is. */
export const accountField = ({ iban, clabe, accountNumber }: BeneficiaryFields): keyof BeneficiaryFields =>
  iban !== undefined
    ? "iban"
    : clabe !== undefined
      ? "clabe"
      : accountNumber !== undefined
        ? "accountNumber"
        : "phoneNumber";

/** The codes that tell whose number it is, in one text. */
const bankOf = ({ sortCode, aba, bsb, ifs, ctn, bankCode, branchCode, bicSwiftCode, bankName }: BeneficiaryFields) =>
  sortCode ?? aba ?? bsb ?? ifs ?? ctn ?? [bankCode ?? bicSwiftCode ?? bankName?.toLowerCase(), branchCode].join(" ");

/** What no two of an owner share in a channel. */
export function placeOf(uid: string, channel: CashChannelCode, fields: BeneficiaryFields): string {
  const field = accountField(fields);
  const own = fields[field] ?? "";
  return [uid, channel, ...(field === "accountNumber" ? [bankOf(fields)] : []), own].join(" ");
}

/** The code of its bank, to find it in the directory. */
export const bankCodeOf = (fields: BeneficiaryFields): string | undefined => {
  const { iban, clabe, sortCode, aba, bsb, ifs, ctn, bankCode, bicSwiftCode } = fields;
  return sortCode ?? aba ?? bsb ?? ifs ?? ctn ?? clabe ?? iban ?? bankCode ?? bicSwiftCode;
};

const SHOWN = 4;
/** `•••• 6789`: all but the last four characters hidden. */
export const maskedAccount = (fields: BeneficiaryFields) =>
  `•••• ${(fields[accountField(fields)] ?? "").slice(-SHOWN)}`;

/** Whose account it is, as the bank has it. */
export const holderOf = ({ accountHolderName, friendlyName }: BeneficiaryFields) => accountHolderName ?? friendlyName;

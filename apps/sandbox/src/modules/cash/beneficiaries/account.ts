import type { BeneficiaryFields, CashChannelCode } from "@coffer/sdk/contract";

/** Returns the field that identifies the account. */
export const accountField = ({ iban, clabe, accountNumber }: BeneficiaryFields): keyof BeneficiaryFields =>
  iban !== undefined
    ? "iban"
    : clabe !== undefined
      ? "clabe"
      : accountNumber !== undefined
        ? "accountNumber"
        : "phoneNumber";

/** The codes that identify the number's bank, as one text. */
const bankOf = ({ sortCode, aba, bsb, ifs, ctn, bankCode, branchCode, bicSwiftCode, bankName }: BeneficiaryFields) =>
  sortCode ?? aba ?? bsb ?? ifs ?? ctn ?? [bankCode ?? bicSwiftCode ?? bankName?.toLowerCase(), branchCode].join(" ");

/** The unique key of an account per owner and channel. */
export function placeOf(uid: string, channel: CashChannelCode, fields: BeneficiaryFields): string {
  const field = accountField(fields);
  const own = fields[field] ?? "";
  return [uid, channel, ...(field === "accountNumber" ? [bankOf(fields)] : []), own].join(" ");
}

/** Returns the bank's code for the directory. */
export const bankCodeOf = (fields: BeneficiaryFields): string | undefined => {
  const { iban, clabe, sortCode, aba, bsb, ifs, ctn, bankCode, bicSwiftCode } = fields;
  return sortCode ?? aba ?? bsb ?? ifs ?? ctn ?? clabe ?? iban ?? bankCode ?? bicSwiftCode;
};

const SHOWN = 4;
/** Returns `•••• 6789`: only the last four characters. */
export const maskedAccount = (fields: BeneficiaryFields) =>
  `•••• ${(fields[accountField(fields)] ?? "").slice(-SHOWN)}`;

/** Returns the account holder by the bank's record. */
export const holderOf = ({ accountHolderName, friendlyName }: BeneficiaryFields) => accountHolderName ?? friendlyName;

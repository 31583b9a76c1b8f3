import type { BeneficiaryFields, PayeeType } from "@coffer/sdk/contract";
import { isAba, isClabe } from "@coffer/sdk/rules";
import { isValidBIC, isValidIBAN } from "ibantools";
import { invalid } from "../../../core/refusal.ts";
import { checkText, type FormField } from "../channels/exports.ts";
import { isChineseId } from "./chinese-id.ts";
import { shownFor } from "./forms.ts";

/** "Every field the form requires and none it doesn't have; each is checked with its pattern", and codes by their check digits. */
export function checkFields(form: readonly FormField[], payeeType: PayeeType, fields: BeneficiaryFields): void {
  const shown = shownFor(form, payeeType, fields.bankCountry ?? "");
  for (const key of Object.keys(fields))
    if (!shown.some((each) => each.key === key))
      throw invalid(`fields.${key}`, "unknown", "The form doesn't ask for it.");
  for (const each of shown) {
    const value = fields[each.key as keyof BeneficiaryFields];
    if (value !== undefined) checkText(each, value, `fields.${each.key}`);
    else if (each.required) throw invalid(`fields.${each.key}`, "required", "The form asks for it.");
  }
  checkCodes(fields);
}

/** @throws 400, rule `checksum` for wrong check digits, or `match` where two fields contradict each other */
export function checkCodes(
  { iban, bicSwiftCode, aba, clabe, blz, bankCountry, ownerDocumentNumber }: Partial<BeneficiaryFields>,
  path = "fields",
): void {
  const check = (name: string, value: string | undefined, isRight: (value: string) => boolean) => {
    if (value !== undefined && !isRight(value))
      throw invalid(`${path}.${name}`, "checksum", "Its check digits don't fit.");
  };
  check("iban", iban, isValidIBAN);
  check("bicSwiftCode", bicSwiftCode, isValidBIC);
  check("aba", aba, isAba);
  check("clabe", clabe, isClabe);
  check("ownerDocumentNumber", ownerDocumentNumber, isChineseId);
  // A form that knows the country by the code doesn't ask for it.
  const isElsewhere = (country: string | undefined) =>
    country !== undefined && bankCountry !== undefined && country !== bankCountry;
  if (isElsewhere(iban?.slice(0, 2))) throw invalid(`${path}.iban`, "match", "It is of another country than the bank.");
  if (isElsewhere(bicSwiftCode?.slice(...BIC_COUNTRY)))
    throw invalid(`${path}.bicSwiftCode`, "match", "It is of another country than the bank.");
  if (blz !== undefined && iban !== undefined && iban.slice(BLZ_IN_IBAN[0], BLZ_IN_IBAN[1]) !== blz)
    throw invalid(`${path}.blz`, "match", "The IBAN names another bank.");
}
const BIC_COUNTRY = [4, 6] as const;
const BLZ_IN_IBAN = [4, 12] as const;

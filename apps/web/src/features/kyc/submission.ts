import { AccountType, CertificateType, type CreateKycInput, type GetKycResult, KycType } from "@coffer/sdk";
import type { Account } from "../../platform/session.ts";
import type { KycValues } from "./kyc-schema.ts";
import { photosFor } from "./photos.ts";

/** The verification's status, from `getKyc`. */
export type Kyc = GetKycResult;

export const emptyKyc: KycValues = {
  type: "personal",
  region: "",
  certificateType: "",
  certificateNumber: "",
  validFrom: "",
  validUntil: "",
  endless: false,
  firstName: "",
  lastName: "",
  companyName: "",
  birthday: "",
  city: "",
  address: "",
  frontFileId: "",
  backFileId: "",
  selfieFileId: "",
  businessLicenceFileId: "",
};

/** Returns the input: only this applicant's fields, without leftovers of another choice. */
export function toSubmission(values: KycValues): CreateKycInput {
  const { type, region, certificateNumber, validFrom, firstName, lastName, city, address } = values;
  const photos = Object.fromEntries(photosFor(values).map(({ field }) => [field, values[field]]));
  const shared = {
    region,
    certificateNumber,
    ...(validFrom && { validFrom }),
    validUntil: values.endless ? null : values.validUntil,
    firstName,
    lastName,
    city,
    address,
    ...photos,
  };
  return type === "enterprise"
    ? {
        ...shared,
        type: KycType.enterprise,
        certificateType: CertificateType.businessLicence,
        companyName: values.companyName,
      }
    : {
        ...shared,
        type: KycType.personal,
        certificateType: CertificateType[values.certificateType || "passport"],
        birthday: values.birthday,
      };
}

/** Returns the form's values of a submission. A rejected photo is empty. */
export function fromSubmission(submission: NonNullable<Kyc["submission"]>, refused: readonly string[]): KycValues {
  const { type, certificateType, validUntil, ...given } = submission;
  const names = ["identityCard", "passport", "drivingLicence"] as const;
  const values: KycValues = {
    ...emptyKyc,
    ...given,
    type: type === KycType.enterprise ? "enterprise" : "personal",
    certificateType: names.find((name) => CertificateType[name] === certificateType) ?? "",
    validUntil: validUntil ?? "",
    endless: validUntil === null,
  };
  for (const { field } of photosFor(values)) {
    if (refused.includes(field)) values[field] = "";
  }
  return values;
}

const companies: readonly AccountType[] = [AccountType.merchant, AccountType.enterprise, AccountType.subMerchant];

/** The form's initial values: the earlier submission, or the account's data. */
export function startValues(kyc: Kyc, account: Pick<Account, "accountType">): KycValues {
  if (kyc.submission) return fromSubmission(kyc.submission, kyc.rejectReason?.fields ?? []);
  return { ...emptyKyc, type: companies.includes(account.accountType) ? "enterprise" : "personal" };
}

import { CertificateType, KycType } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import type { KycSubmission } from "./kyc-case.ts";

const { identityCard, passport, drivingLicence, businessLicence } = CertificateType;
const personal: readonly CertificateType[] = [identityCard, passport, drivingLicence];

/** The photo fields of a submission. */
export const PHOTOS = ["frontFileId", "backFileId", "selfieFileId", "businessLicenceFileId"] as const;

/** The photos that a document requires. */
export const neededPhotos = {
  [identityCard]: ["frontFileId", "backFileId", "selfieFileId"],
  [passport]: ["frontFileId", "selfieFileId"],
  [drivingLicence]: ["frontFileId", "backFileId", "selfieFileId"],
  [businessLicence]: ["businessLicenceFileId"],
} as const satisfies Record<CertificateType, readonly (keyof KycSubmission)[]>;

/** "Over 18." */
export const ADULT_YEARS = 18;
const OLDEST_BIRTHDAY = "1900-01-01";

/** @throws 400 naming the field of contradictory data. `today` is a calendar day */
export function checkDocument(submission: KycSubmission, today: string): void {
  for (const field of ["firstName", "lastName", "companyName", "city", "address"] as const) {
    const text = submission[field];
    if (text !== undefined && !isWords(text)) throw invalid(field, "characters", "It must be words on one line.");
  }
  if (submission.type === KycType.personal) checkPerson(submission, today);
  else checkEnterprise(submission);
  checkDates(submission, today);
}

/** A readable text: at least one letter or digit, and nothing invisible. */
const isWords = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/\p{Cc}/u.test(text);

function checkPerson({ certificateType, birthday }: KycSubmission, today: string): void {
  if (!personal.includes(certificateType))
    throw invalid("certificateType", "enum", "A person shows an identity card, a passport or a driving licence.");
  if (birthday === undefined) throw invalid("birthday", "required", "A person gives the day of birth.");
  if (birthday < OLDEST_BIRTHDAY) throw invalid("birthday", "minimum", "It must be 1900 or later.");
  if (birthday > adultBornBy(today))
    throw invalid("birthday", "adult", `The applicant must be ${ADULT_YEARS} or older.`);
}

function checkEnterprise({ certificateType, companyName }: KycSubmission): void {
  if (certificateType !== businessLicence)
    throw invalid("certificateType", "enum", "An enterprise shows a business licence.");
  if (companyName === undefined) throw invalid("companyName", "required", "An enterprise gives its registered name.");
}

/** Calendar days compare as text. */
function checkDates({ validFrom, validUntil }: KycSubmission, today: string): void {
  if (validFrom !== undefined && validFrom > today)
    throw invalid("validFrom", "notYetValid", "The document isn't valid yet.");
  if (validUntil === null) return;
  if (validUntil < today) throw invalid("validUntil", "ended", "The document has ended.");
  if (validFrom !== undefined && validUntil <= validFrom)
    throw invalid("validUntil", "order", "It must be later than validFrom.");
}

/** Returns the latest birth date of an adult on that day. */
function adultBornBy(today: string): string {
  const [year = "", ...monthAndDay] = today.split("-");
  return [String(Number(year) - ADULT_YEARS), ...monthAndDay].join("-");
}

import * as z from "zod/mini";
import type { PlainMessageId } from "../../platform/intl/intl.ts";
import { serverNow } from "../../platform/time/deadline.ts";
import { photosFor } from "./photos.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const certificate = /^[A-Za-z0-9/ -]{4,32}$/;

/** The form's values. All are texts, empty at first; the checks below depend on the applicant. */
const fields = z.object({
  type: z.enum(["personal", "enterprise"]),
  region: z.string().check(z.minLength(1)),
  certificateType: z.enum(["", "identityCard", "passport", "drivingLicence"]),
  certificateNumber: z.string().check(z.trim(), z.minLength(1), z.regex(certificate, "kyc.numberFormat")),
  validFrom: z.string(),
  validUntil: z.string(),
  endless: z.boolean(),
  firstName: text(60).check(z.minLength(1)),
  lastName: text(60).check(z.minLength(1)),
  companyName: text(120),
  birthday: z.string(),
  city: text(80).check(z.minLength(1)),
  address: text(200).check(z.minLength(1)),
  frontFileId: z.string(),
  backFileId: z.string(),
  selfieFileId: z.string(),
  businessLicenceFileId: z.string(),
});

export type KycValues = z.output<typeof fields>;
export type KycField = keyof KycValues;

export const kycSchema = fields.check(
  z.superRefine((values, context) => {
    for (const [field, words] of faults(values)) {
      context.addIssue({ code: "custom", path: [field], params: { text: words } });
    }
  }),
);

function* faults(values: KycValues): Generator<[KycField, PlainMessageId | "form.required"]> {
  const { type, certificateType, validFrom, validUntil, endless, birthday } = values;
  if (type === "personal") {
    if (!certificateType) yield ["certificateType", "form.choose"];
    if (!birthday) yield ["birthday", "form.required"];
    else if (birthday > adultBornBy()) yield ["birthday", "kyc.underAge"];
    else if (birthday < "1900-01-01") yield ["birthday", "form.format"];
  } else if (!values.companyName) yield ["companyName", "form.required"];

  if (validFrom > today()) yield ["validFrom", "kyc.notYetValid"];
  if (!endless) {
    if (!validUntil) yield ["validUntil", "kyc.validUntilMissing"];
    else if (validUntil < today()) yield ["validUntil", "kyc.documentEnded"];
    else if (validUntil <= validFrom) yield ["validUntil", "kyc.datesCrossed"];
  }
  for (const { field } of photosFor(values)) {
    if (!values[field]) yield [field, "kyc.photoMissing"];
  }
}

/** "over 18" of the product's eligibility questions. */
const adultYears = 18;

/** The current calendar day by the server's clock, so that a wrong device clock refuses nobody. */
const today = (): string => new Date(serverNow()).toISOString().slice(0, 10);

/** The latest birth date of an adult today. */
function adultBornBy(): string {
  const [year = "", ...rest] = today().split("-");
  return [String(Number(year) - adultYears), ...rest].join("-");
}

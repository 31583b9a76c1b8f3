import type { PlainMessageId } from "../../platform/intl/intl.ts";
import type { KycValues } from "./kyc-schema.ts";

export type PhotoField = "frontFileId" | "backFileId" | "selfieFileId" | "businessLicenceFileId";

export interface Photo {
  field: PhotoField;
  label: PlainMessageId;
  hint: PlainMessageId;
}

const front: Photo = { field: "frontFileId", label: "kyc.photoFront", hint: "kyc.photoFrontHint" };
const page: Photo = { field: "frontFileId", label: "kyc.photoPage", hint: "kyc.photoPageHint" };
const back: Photo = { field: "backFileId", label: "kyc.photoBack", hint: "kyc.photoBackHint" };
const selfie: Photo = { field: "selfieFileId", label: "kyc.photoSelfie", hint: "kyc.photoSelfieHint" };
const licence: Photo = { field: "businessLicenceFileId", label: "kyc.photoLicence", hint: "kyc.photoLicenceHint" };

/** Returns the photos required of this applicant and document. */
export function photosFor({ type, certificateType }: Pick<KycValues, "type" | "certificateType">): Photo[] {
  if (type === "enterprise") return [licence];
  return certificateType === "passport" ? [page, selfie] : [front, back, selfie];
}

import { CertificateType, KycStatus, KycType, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { UploadedFile } from "../../../core/request.ts";
import type { Stage } from "../../../core/scenario.ts";
import { DEMO_PASSWORD } from "../../auth/user/exports.ts";
import { placeholder } from "../../receipt-methods/files/exports.ts";
import { type Person, person } from "./person.ts";

type Merchant = { emailAddress: string; fullName: string; shortName: string; businessScope?: string };

/** Core hands operations a file it has read, where the wire's type says Blob. */
const photo = (who: Person, purpose: WireInput<"uploadImage">["purpose"]): string =>
  who.call("uploadImage", { file: new UploadedFile("file", `${purpose}.png`, placeholder()) as never, purpose }).fileId;

/** Submits a passport for review. */
export function handInPassport(who: Person, firstName: string, lastName: string, certificateNumber: string): void {
  who.call(who.user().kycStatus === KycStatus.rejected ? "updateKyc" : "createKyc", {
    type: KycType.personal,
    region: "GB",
    certificateType: CertificateType.passport,
    certificateNumber,
    validUntil: "2031-03-15",
    firstName,
    lastName,
    birthday: "1992-04-18",
    city: "London",
    address: "7 Wharf Street, E14 8PX",
    frontFileId: photo(who, "identity"),
    selfieFileId: photo(who, "identity"),
  });
}

/** Registers a merchant with the demo password. */
export function registerMerchant(stage: Stage, { emailAddress, fullName, shortName }: Merchant): Person {
  const stranger = person(stage, null);
  stranger.call("sendVerificationCode", { scene: VerificationScene.register, emailAddress });
  const code = stranger.lastCode(emailAddress);
  const names = { emailAddress, fullName, shortName, agreeTerms: true as const };
  const { uid } = stranger.call("registerMerchant", { ...names, code, password: DEMO_PASSWORD, passwordKeyId: "" });
  return person(stage, uid);
}

/** Saves the application to become an official merchant. */
export function saveApplication(who: Person, { fullName, shortName, businessScope }: Omit<Merchant, "emailAddress">) {
  who.call("saveToBecomeOfficial", {
    fullName,
    shortName,
    website: "https://merchant.example",
    address: "Unit 2, Canal Yard, Leeds LS1 4DL",
    businessScope: businessScope ?? "Lamps and lanterns.",
    receiptCurrency: "USDT",
    certificateFileId: photo(who, "merchantCertificate"),
  });
}

/** Submits the application to become an official merchant. */
export function applyToBecomeOfficial(who: Person, merchant: Merchant): void {
  saveApplication(who, merchant);
  who.call("applyToBecomeOfficial", { agreeContract: true });
}

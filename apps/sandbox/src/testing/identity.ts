import type { Someone } from "./someone.ts";

/** A passport's fields, with the file of its two photos. */
export const passport = <Id>(frontFileId: Id, selfieFileId = frontFileId) => ({
  type: 0,
  region: "GB",
  certificateType: 1,
  certificateNumber: "925665416",
  validFrom: "2021-03-15",
  validUntil: "2031-03-15",
  firstName: "Nora",
  lastName: "Fresh",
  birthday: "1993-07-22",
  city: "London",
  address: "14 Lavender Row, SE1 4TT",
  frontFileId,
  selfieFileId,
});
/** A passport with photos uploaded now. */
export const passportOf = (who: Someone) => passport(who.photo(), who.photo());

/** An enterprise's documents. */
export const licenceOf = (who: Someone) => ({
  type: 1,
  region: "HK",
  certificateType: 3,
  certificateNumber: "70413862",
  validUntil: null,
  firstName: "Wai Man",
  lastName: "Cheung",
  companyName: "Lantern Hill Holdings Limited",
  city: "Hong Kong",
  address: "22/F, 88 Queen's Road Central",
  businessLicenceFileId: who.photo(),
});

/** A reviewer's decision, as the console sends it. */
export const decide = (who: Someone, decision: "approve" | "reject", reason?: string, queue = "kyc") =>
  who.api.control("POST", "review/decide", { queue, id: who.uid, decision, ...(reason && { reason }) }) as {
    status: number;
    body: { error?: { code: number } };
  };

import { CertificateType, KycStatus, KycType } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { users } from "../auth/user/exports.ts";
import { seedFile } from "../receipt-methods/files/exports.ts";
import { neededPhotos } from "./document-rules.ts";
import { type KycSubmission, kycCases, nameOf } from "./kyc-case.ts";
import { rejectReasonOf } from "./reject-reasons.ts";
import { endKycReview } from "./review.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The document's country, its number, and its holder's birth date; a company has its name instead. */
type Paper = Pick<KycSubmission, "region" | "certificateType" | "certificateNumber" | "city" | "address"> &
  Pick<KycSubmission, "firstName" | "lastName"> &
  ({ birthday: string } | { companyName: string });

const { identityCard, passport, drivingLicence, businessLicence } = CertificateType;
const person = (
  name: string,
  birthday: string,
  region: string,
  certificateType: CertificateType,
  certificateNumber: string,
  [city, address]: readonly [string, string],
): Paper => {
  const [firstName = "", lastName = ""] = name.split(" ");
  return { firstName, lastName, birthday, region, certificateType, certificateNumber, city, address };
};
const company = (companyName: string, region: string, certificateNumber: string, city: string, address: string) => ({
  ...{ firstName: "Helen", lastName: "Marsh", companyName, region, certificateNumber, city, address },
  certificateType: businessLicence,
});

/** The submissions of each reviewed persona, by uid. */
const papers: Readonly<Record<string, Paper>> = {
  "80412": person("Mei Lin", "1993-07-22", "GB", passport, "925665416", ["London", "14 Lavender Row, SE1 4TT"]),
  "80413": person("Vera Ode", "1988-02-11", "NL", drivingLicence, "5284176093", ["Utrecht", "Vismarkt 9, 3511 KR"]),
  "80421": person("Pavel Novak", "1990-10-04", "CZ", passport, "41820957", ["Brno", "Kobližná 12, 602 00"]),
  "80422": person("Rosa Marin", "1996-05-30", "ES", identityCard, "X4821906K", [
    "Valencia",
    "Calle de la Paz 3, 46003",
  ]),
  "80431": company("Harbour & Pine Trading Limited", "GB", "11845203", "Bristol", "Unit 4, Old Ropewalk, BS1 6AA"),
  "80433": company("Harbour & Pine Trading Limited", "GB", "11845203", "Bristol", "Unit 4, Old Ropewalk, BS1 6AA"),
  "80442": company("Northlight Holdings", "IE", "648210", "Dublin", "8 Customs Quay, D01 K2X4"),
  "80455": person("App Client", "1991-01-15", "SG", passport, "K1829304E", ["Singapore", "22 Ann Siang Road, 069702"]),
  "80466": person("Dan Keeler", "1985-12-01", "US", passport, "561908274", ["Austin", "410 Barton Lane, TX 78704"]),
};

/** Identities, as if the personas had submitted them. */
export function seedIdentities(world: World): void {
  for (const [uid, paper] of Object.entries(papers)) seedIdentity(world, uid, paper);
}

function seedIdentity(world: World, uid: string, paper: Paper): void {
  const status = world.table(users).get(uid)?.kycStatus;
  const photos = neededPhotos[paper.certificateType].map((field) => [
    field,
    seedFile(world, uid, "identity", `${field.replace("FileId", "")}.png`),
  ]);
  const submission: KycSubmission = {
    ...paper,
    type: paper.certificateType === businessLicence ? KycType.enterprise : KycType.personal,
    validUntil: paper.certificateType === businessLicence ? null : "2031-03-15",
    ...Object.fromEntries(photos),
  };
  const age = status === KycStatus.verified ? 20 * DAY : 26 * HOUR;
  const submittedAt = world.startedAt - age;
  if (status === KycStatus.pending) endKycReview(world, uid, submittedAt);
  world.table(kycCases).insert({
    uid,
    submission,
    name: nameOf(submission),
    applicantId: null,
    rejectReason: status === KycStatus.rejected ? rejectReasonOf("photoUnreadable") : null,
    submittedAt,
    reviewedAt: status === KycStatus.pending ? null : submittedAt + 20 * HOUR,
  });
}

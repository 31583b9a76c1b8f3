import { beforeEach, describe, expect, it } from "vitest";
import { noteServerTime } from "../../platform/time/deadline.ts";
import { type KycValues, kycSchema } from "./kyc-schema.ts";
import { waysFor } from "./kyc-search.ts";
import { firstOpenStep, reachableStep, stepOf } from "./kyc-steps.ts";
import { emptyKyc, fromSubmission, toSubmission } from "./submission.ts";

const person: KycValues = {
  ...emptyKyc,
  region: "GB",
  certificateType: "passport",
  certificateNumber: "925665416",
  validFrom: "2021-03-15",
  validUntil: "2031-03-15",
  firstName: "Mei",
  lastName: "Lin",
  birthday: "1993-07-22",
  city: "London",
  address: "14 Lavender Row",
  frontFileId: "file_4QX7ZP",
  selfieFileId: "file_8MN2KD",
};
const company: KycValues = {
  ...person,
  type: "enterprise",
  certificateType: "",
  companyName: "Lantern Hill Holdings Limited",
  birthday: "",
  endless: true,
  frontFileId: "",
  selfieFileId: "",
  businessLicenceFileId: "file_6TB1WC",
};
const wrong = (changes: Partial<KycValues>, base = person) =>
  kycSchema.safeParse({ ...base, ...changes }).error?.issues.map((issue) => issue.path.join()) ?? [];

beforeEach(() => noteServerTime("Sat, 21 Nov 2026 12:00:00 GMT"));

describe("an applicant's data", () => {
  it("are complete", () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({}, company)).toEqual([]);
  });
  it("require an adult, to the day", () => {
    expect(wrong({ birthday: "2008-11-22" })).toEqual(["birthday"]);
    expect(wrong({ birthday: "2008-11-21" })).toEqual([]);
  });
  it("require a document that is valid today", () => {
    expect(wrong({ validUntil: "2026-11-20" })).toEqual(["validUntil"]);
    expect(wrong({ validUntil: "2026-11-21" })).toEqual([]);
    expect(wrong({ validFrom: "2026-11-22" })).toEqual(["validFrom"]);
    expect(wrong({ validUntil: "" })).toEqual(["validUntil"]);
    expect(wrong({ validUntil: "", endless: true })).toEqual([]);
  });
  it("require the photos of that document", () => {
    expect(wrong({ certificateType: "identityCard" })).toEqual(["backFileId"]);
    expect(wrong({ certificateType: "drivingLicence", frontFileId: "" })).toEqual(["frontFileId", "backFileId"]);
    expect(wrong({ selfieFileId: "" })).toEqual(["selfieFileId"]);
    expect(wrong({ businessLicenceFileId: "" }, company)).toEqual(["businessLicenceFileId"]);
  });
  it("report errors of every field at once", () => {
    expect(wrong({}, emptyKyc)).toEqual(expect.arrayContaining(["region", "firstName", "birthday", "frontFileId"]));
    expect(wrong({ companyName: "" }, company)).toEqual(["companyName"]);
  });
});

describe("steps", () => {
  it("never pass an incomplete one", () => {
    expect(firstOpenStep(emptyKyc)).toBe("who");
    expect(reachableStep("review", { ...person, validUntil: "" })).toBe("document");
    expect(reachableStep("who", person)).toBe("who");
    expect(reachableStep("review", person)).toBe("review");
    expect(reachableStep(undefined, person)).toBe("who");
  });
  it("know their fields", () => {
    expect(stepOf("backFileId")).toBe("photos");
    expect(stepOf("rid")).toBeUndefined();
  });
});

describe("submission", () => {
  it("contains nothing of another kind of applicant", () => {
    const sent = toSubmission({ ...company, frontFileId: "file_4QX7ZP", birthday: "1993-07-22" });
    expect(sent).toMatchObject({ type: 1, certificateType: 3, validUntil: null, companyName: company.companyName });
    expect(sent).not.toHaveProperty("frontFileId");
    expect(sent).not.toHaveProperty("birthday");
    expect(toSubmission({ ...person, validFrom: "" })).not.toHaveProperty("validFrom");
  });
  it("is restored without the rejected photos", () => {
    expect(fromSubmission(toSubmission(person), [])).toEqual(person);
    expect(fromSubmission(toSubmission(person), ["frontFileId"])).toEqual({ ...person, frontFileId: "" });
    expect(fromSubmission(toSubmission(company), [])).toMatchObject({ type: "enterprise", endless: true });
  });
});

it("offers a company the form only, because the provider accepts persons", () => {
  expect(waysFor(true)).toEqual(["document"]);
  expect(waysFor(false)).toEqual(["document", "provider"]);
});

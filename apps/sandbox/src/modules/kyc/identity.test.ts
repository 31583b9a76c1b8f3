import { expect, test } from "vitest";
import { decide, licenceOf, passportOf } from "../../testing/identity.ts";
import { codeOf } from "../../testing/refusals.ts";
import { DAY, someone } from "../../testing/someone.ts";
import { users } from "../auth/user/user.ts";

test("verifies a person: submitted, reviewed, notified, and named", () => {
  const nora = someone("fresh");
  const submission = passportOf(nora);
  expect(nora.api.call("createKyc", submission).result).toEqual({ status: 1 });
  const submittedAt = nora.world.clock.iso();
  expect(nora.api.call("getKyc").result).toEqual({
    status: 1,
    submission,
    rejectReason: null,
    submittedAt,
    reviewedAt: null,
    expectedReviewDays: 1,
  });
  const { items } = nora.api.control("GET", "review").body as { items: unknown[] };
  expect(items).toContainEqual({
    queue: "kyc",
    id: "80401",
    uid: "80401",
    since: submittedAt,
    summary: "Nora Fresh, passport 925665416 (GB)",
    files: Array(2).fill(expect.objectContaining({ name: "photo.jpeg" })),
  });
  nora.world.clock.advance(60_000);
  expect(decide(nora, "approve").status).toBe(200);
  expect(nora.api.call("getKyc").result).toMatchObject({
    status: 3,
    submittedAt,
    reviewedAt: nora.world.clock.iso(),
    rejectReason: null,
  });
  expect(nora.api.call("getAccountInfo").result).toMatchObject({ kycStatus: 3, name: "Nora Fresh" });
  expect(nora.inbox()[0]).toMatchObject({ subject: "Your identity verification", channel: "mail" });
});

test("names an enterprise by its registered name and keeps a merchant's short name", () => {
  const nora = someone("fresh");
  nora.api.call("createKyc", licenceOf(nora));
  decide(nora, "approve");
  expect(nora.api.call("getAccountInfo").result.name).toBe("Lantern Hill Holdings Limited");

  const merchant = someone("fresh");
  merchant.world.table(users).update(merchant.uid, { accountType: 1, name: "Lantern" });
  merchant.api.call("createKyc", licenceOf(merchant));
  decide(merchant, "approve");
  expect(merchant.api.call("getAccountInfo").result).toMatchObject({ kycStatus: 3, name: "Lantern" });
});

test("puts the family name first in Chinese characters", () => {
  const nora = someone("fresh");
  nora.api.call("createKyc", { ...passportOf(nora), firstName: "小美", lastName: "林" });
  decide(nora, "approve");
  expect(nora.api.call("getAccountInfo").result.name).toBe("林小美");
});

test("names a rejection's reason and fields in the request's language, and accepts a new submission", () => {
  const nora = someone("fresh");
  const submission = passportOf(nora);
  nora.api.call("createKyc", submission);
  decide(nora, "reject", "photoUnreadable");
  const reason = (headers = {}) => nora.api.call("getKyc", {}, { headers }).result.rejectReason;
  expect(reason()).toEqual({ text: expect.stringContaining("daylight"), fields: ["frontFileId"] });
  expect(reason({ lang: "zh-CN" })?.text).toMatch(/重新拍摄/);
  expect(nora.inbox()[0]?.text).toContain("daylight");
  expect(codeOf(nora.unchanged(() => nora.api.call("createKyc", submission)))).toBe(90003);
  // The accepted photo keeps its file.
  const mended = { ...submission, frontFileId: nora.photo() };
  expect(nora.api.call("updateKyc", mended).result).toEqual({ status: 1 });
  expect(nora.api.call("getKyc").result).toMatchObject({ submission: mended, rejectReason: null, reviewedAt: null });
  decide(nora, "approve");
  expect(nora.api.call("getAccountInfo").result.kycStatus).toBe(3);
});

test("shows a reviewer's own reason, or none", () => {
  const nora = someone("fresh");
  nora.api.call("createKyc", passportOf(nora));
  decide(nora, "reject", "The passport is from a country we don't serve.");
  expect(nora.api.call("getKyc").result.rejectReason).toEqual({
    text: "The passport is from a country we don't serve.",
    fields: [],
  });
  nora.api.call("updateKyc", passportOf(nora));
  decide(nora, "reject");
  expect(nora.api.call("getKyc").result.rejectReason?.text).toMatch(/couldn't confirm/);
});

test.each([
  ["fresh", "updateKyc", 60013],
  ["pending", "createKyc", 90004],
  ["pending", "updateKyc", 90004],
  ["pending", "sumsubAccessToken", 90004],
  ["rejected", "createKyc", 90003],
  ["mei", "createKyc", 50015],
  ["mei", "updateKyc", 50015],
  ["mei", "sumsubAccessToken", 50015],
] as const)("refuses %s the call %s", (name, id, code) => {
  const who = someone(name);
  const input = id === "sumsubAccessToken" ? {} : passportOf(who);
  expect(codeOf(who.unchanged(() => who.api.call(id, input)))).toBe(code);
});

test.each([
  ["fresh", 60013],
  ["rejected", 90003],
  ["mei", 50015],
] as const)("refuses decisions on %s", (name, code) => {
  const who = someone(name);
  for (const decision of ["approve", "reject"] as const) {
    const reply = who.unchanged(() => decide(who, decision));
    expect([reply.status, reply.body.error?.code]).toEqual([400, code]);
  }
});

test("seeds a pending, a rejected and several verified cases", () => {
  const rosa = someone("rejected");
  const { status, submission, rejectReason } = rosa.api.call("getKyc").result;
  expect([status, rejectReason?.fields]).toEqual([2, ["frontFileId"]]);
  expect(rosa.api.call("updateKyc", { ...submission, frontFileId: rosa.photo() }).result).toEqual({ status: 1 });
  const pavel = someone("pending");
  expect(decide(pavel, "approve").status).toBe(200);
  expect(pavel.api.call("getAccountInfo").result.name).toBe("Pavel Novak");
  expect(someone("enterprise").api.call("getKyc").result).toMatchObject({
    status: 3,
    submission: { companyName: "Northlight Holdings" },
  });
});

test("approves by the clock in worlds with a review time, except resubmitted cases", () => {
  const nora = someone("fresh", { reviewSeconds: 600 });
  nora.api.call("createKyc", passportOf(nora));
  const status = () => nora.api.call("getKyc").result.status;
  nora.world.clock.advance(300_000);
  decide(nora, "reject");
  nora.api.call("updateKyc", passportOf(nora));
  nora.world.clock.advance(599_999);
  expect(status()).toBe(1);
  nora.world.clock.advance(1);
  expect(status()).toBe(3);
});

test("rejects an undecided case after ten working days, and accepts it anew", () => {
  const nora = someone("fresh");
  nora.api.call("createKyc", passportOf(nora));
  nora.pass(13 * DAY - 1000);
  expect(nora.api.call("getKyc").result.status).toBe(1);
  nora.pass(DAY);
  const { status, rejectReason } = nora.api.call("getKyc").result;
  expect([status, rejectReason?.text]).toEqual([2, "It couldn't be decided in time. Please hand it in again."]);
  expect(nora.api.call("updateKyc", passportOf(nora)).result.status).toBe(1);
});

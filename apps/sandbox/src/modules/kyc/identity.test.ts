import { expect, test } from "vitest";
import { decide, licenceOf, passportOf } from "../../testing/identity.ts";
import { codeOf } from "../../testing/refusals.ts";
import { DAY, someone } from "../../testing/someone.ts";
import { users } from "../auth/user/user.ts";

test("a person is verified: handed in, reviewed, told, and called by their name", () => {
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

test("an enterprise is called by its registered name, a merchant keeps its short name", () => {
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

test("in Chinese characters the family name comes first", () => {
  const nora = someone("fresh");
  nora.api.call("createKyc", { ...passportOf(nora), firstName: "小美", lastName: "林" });
  decide(nora, "approve");
  expect(nora.api.call("getAccountInfo").result.name).toBe("林小美");
});

test("a rejection names the reason in the language of the request and the fields to mend; then it may come again", () => {
  const nora = someone("fresh");
  const submission = passportOf(nora);
  nora.api.call("createKyc", submission);
  decide(nora, "reject", "photoUnreadable");
  const reason = (headers = {}) => nora.api.call("getKyc", {}, { headers }).result.rejectReason;
  expect(reason()).toEqual({ text: expect.stringContaining("daylight"), fields: ["frontFileId"] });
  expect(reason({ lang: "zh-CN" })?.text).toMatch(/重新拍摄/);
  expect(nora.inbox()[0]?.text).toContain("daylight");
  expect(codeOf(nora.unchanged(() => nora.api.call("createKyc", submission)))).toBe(90003);
  // The photo that was fine keeps its file.
  const mended = { ...submission, frontFileId: nora.photo() };
  expect(nora.api.call("updateKyc", mended).result).toEqual({ status: 1 });
  expect(nora.api.call("getKyc").result).toMatchObject({ submission: mended, rejectReason: null, reviewedAt: null });
  decide(nora, "approve");
  expect(nora.api.call("getAccountInfo").result.kycStatus).toBe(3);
});

test("a reviewer may say it in their own words, or in none", () => {
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
] as const)("%s may not call %s", (name, id, code) => {
  const who = someone(name);
  const input = id === "sumsubAccessToken" ? {} : passportOf(who);
  expect(codeOf(who.unchanged(() => who.api.call(id, input)))).toBe(code);
});

test.each([
  ["fresh", 60013],
  ["rejected", 90003],
  ["mei", 50015],
] as const)("nothing of %s can be decided", (name, code) => {
  const who = someone(name);
  for (const decision of ["approve", "reject"] as const) {
    const reply = who.unchanged(() => decide(who, decision));
    expect([reply.status, reply.body.error?.code]).toEqual([400, code]);
  }
});

test("the seed's own cases are there: one waits, one was rejected, the verified ones had handed something in", () => {
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

test("in a world with a review time the clock approves, but never what was decided and handed in anew", () => {
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

test("a world without one waits for a person, ten working days, and then takes it anew", () => {
  const nora = someone("fresh");
  nora.api.call("createKyc", passportOf(nora));
  nora.pass(13 * DAY - 1000);
  expect(nora.api.call("getKyc").result.status).toBe(1);
  nora.pass(DAY);
  const { status, rejectReason } = nora.api.call("getKyc").result;
  expect([status, rejectReason?.text]).toEqual([2, "It couldn't be decided in time. Please hand it in again."]);
  expect(nora.api.call("updateKyc", passportOf(nora)).result.status).toBe(1);
});

import { expect, test } from "vitest";
import { decide, passportOf } from "../../testing/identity.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { someone } from "../../testing/someone.ts";

const start = (settings = {}) => {
  const who = someone("fresh", settings);
  const open = () => who.api.call("sumsubAccessToken").result;
  const report = (applicantId: string, event?: string) =>
    who.api.call("updateKycStatus", { applicantId, ...(event && { event }) });
  return { ...who, open, report };
};

test("gives a new token for the same applicant each time", () => {
  const { open } = start();
  const [first, second] = [open(), open()];
  expect(first).toMatchObject({ accessToken: expect.stringMatching(/^_act-sbx-[0-9a-f]{32}$/), expiresInSeconds: 600 });
  expect(second.applicantId).toBe(first.applicantId);
  expect(second.accessToken).not.toBe(first.accessToken);
});

test("starts the review once when submitted, and leaves its end to a reviewer", () => {
  const nora = start();
  const { applicantId } = nora.open();
  expect(nora.unchanged(() => nora.report(applicantId, "stepCompleted")).result).toEqual({ status: 0 });
  expect(nora.report(applicantId).result).toEqual({ status: 1 });
  expect(nora.unchanged(() => nora.report(applicantId, "applicantSubmitted")).result).toEqual({ status: 1 });
  expect(nora.unchanged(() => nora.report(applicantId, "stepCompleted")).result).toEqual({ status: 1 });
  expect(nora.api.call("getKyc").result).toMatchObject({ status: 1, submission: null });
  decide(nora, "approve");
  const { kycStatus, name } = nora.api.call("getAccountInfo").result;
  expect(kycStatus).toBe(3);
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(codeOf(nora.unchanged(() => nora.report(applicantId, "applicantSubmitted")))).toBe(50015);
  expect(codeOf(nora.unchanged(() => nora.report(applicantId, "stepCompleted")))).toBe(50015);
});

test("continues with the same applicant after a rejection, or by the form", () => {
  const nora = start();
  const { applicantId } = nora.open();
  nora.report(applicantId);
  decide(nora, "reject");
  expect(nora.open().applicantId).toBe(applicantId);
  expect(nora.report(applicantId, "applicantResubmitted").result).toEqual({ status: 1 });
  decide(nora, "reject");
  expect(nora.api.call("updateKyc", passportOf(nora)).result).toEqual({ status: 1 });
  expect(nora.api.call("getKyc").result.submission).not.toBeNull();
});

test("refuses an unknown or foreign applicant by name", () => {
  const nora = start();
  expect(rulesOf(nora.unchanged(() => nora.report("0123456789ab")))).toEqual(["applicantId own"]);
  const other = nora.sandbox.as("rejected").call("sumsubAccessToken").result.applicantId;
  nora.open();
  expect(rulesOf(nora.unchanged(() => nora.report(other)))).toEqual(["applicantId own"]);
});

test("approves by the clock where the world says so", () => {
  const nora = start({ reviewSeconds: 5 });
  nora.report(nora.open().applicantId);
  nora.world.clock.advance(5000);
  expect(nora.api.call("getKyc").result.status).toBe(3);
});

import { VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { someone } from "../../../testing/someone.ts";

const form = {
  fullName: "Lantern Hill Limited",
  shortName: "Lantern Hill",
  website: "https://lantern.example",
  address: "22/F, 88 Queen's Road Central",
  businessScope: "Lamps and lanterns.",
  receiptCurrency: "USDT",
};

/** A merchant that has just registered. */
const start = (settings = {}) => {
  const sandbox = TestSandbox.start({ settings });
  const world = sandbox.world();
  const emailAddress = "desk@lantern.example";
  sandbox.stranger().call("sendVerificationCode", { scene: VerificationScene.register, emailAddress });
  const names = { fullName: form.fullName, shortName: "Lantern", agreeTerms: true };
  const input = { emailAddress, code: "000000", password: "Harbour-Pine-77", ...names };
  const { uid } = sandbox.stranger().call("registerMerchant", input).result;
  const api = sandbox.withUid(uid);
  const certificate = (purpose = "merchantCertificate") =>
    api.call("uploadImage", { file: image("png"), purpose }).result.fileId;
  const save = (changes: Record<string, unknown> = {}) =>
    api.call("saveToBecomeOfficial", {
      ...form,
      certificateFileId: changes.certificateFileId ?? certificate(),
      ...changes,
    });
  const apply = () => api.call("applyToBecomeOfficial", { agreeContract: true });
  const decide = (decision: string, reason?: string) =>
    api.control("POST", "review/decide", { queue: "merchant", id: uid, decision, ...(reason && { reason }) }).status;
  const unchanged = <T>(work: () => T): T => {
    const before = world.hash();
    const done = work();
    expect(world.hash()).toBe(before);
    return done;
  };
  return { sandbox, world, api, uid, certificate, save, apply, decide, unchanged };
};

test("saves, submits and approves an application, and makes the merchant official", () => {
  const { api, save, apply, decide, world } = start();
  expect(save().result).toMatchObject({ status: 0, merchantType: 0, application: form });
  expect(save({ businessScope: "Lamps." }).result.application?.businessScope).toBe("Lamps.");
  const submittedAt = world.clock.iso();
  expect(apply().result).toMatchObject({ status: 1, submittedAt, reviewedAt: null });
  const { items } = api.control("GET", "review").body as { items: { queue: string; summary: string }[] };
  expect(items.find(({ queue }) => queue === "merchant")?.summary).toContain("Lantern Hill Limited");
  expect(decide("approve")).toBe(200);
  expect(api.call("getMerchantInfo").result).toMatchObject({ status: 2, merchantType: 1, reviewedAt: submittedAt });
  expect(api.call("getAccountInfo").result).toMatchObject({ isOfficial: true, name: "Lantern Hill" });
});

test("allows each step only in its status", () => {
  const { save, apply, decide, certificate, unchanged } = start();
  const input = { certificateFileId: certificate() };
  const [saved, applied] = [() => codeOf(save(input)), () => codeOf(apply())];
  expect(unchanged(applied)).toBe(50012);
  expect(unchanged(() => decide("approve"))).toBe(400);
  save(input);
  apply();
  expect([unchanged(saved), unchanged(applied)]).toEqual([90004, 90004]);
  decide("reject", "The certificate is blurred.");
  // A rejected application must be corrected before it is submitted again.
  expect(unchanged(applied)).toBe(50012);
  expect([saved(), applied()]).toEqual([undefined, undefined]);
  decide("approve");
  expect([unchanged(saved), unchanged(applied)]).toEqual([50015, 50015]);
  expect(unchanged(() => decide("reject"))).toBe(400);
});

test("shows the reason of a rejection until the correction", () => {
  const { api, save, apply, decide } = start();
  save();
  apply();
  decide("reject", "The certificate is blurred.");
  expect(api.call("getMerchantInfo").result).toMatchObject({ status: 3, rejectReason: "The certificate is blurred." });
  expect(save().result).toMatchObject({ status: 0, rejectReason: null });
});

test("requires a valid certificate", () => {
  const { save, certificate, unchanged } = start();
  expect(codeOf(unchanged(() => save({ certificateFileId: "file_AAAAAA" })))).toBe(50012);
  const photo = certificate("identity");
  expect(codeOf(unchanged(() => save({ certificateFileId: photo })))).toBe(50013);
  const input = { certificateFileId: certificate(), receiptCurrency: "BTC", website: "http://lantern.example" };
  expect(rulesOf(unchanged(() => save(input)))).toEqual(["website pattern", "receiptCurrency enum"]);
});

test("accepts merchants only, and requires consent to the contract", () => {
  const { sandbox, api, unchanged } = start();
  for (const name of ["mei", "cashier", "enterprise"] as const)
    expect(codeOf(sandbox.as(name).call("getMerchantInfo"))).toBe(403);
  expect(rulesOf(unchanged(() => api.call("applyToBecomeOfficial", { agreeContract: false })))).toEqual([
    "agreeContract const",
  ]);
});

test("approves by the clock where the world says so, and seeds an official merchant", () => {
  const { api, save, apply, world } = start({ reviewSeconds: 60 });
  save();
  apply();
  world.clock.advance(60_000);
  expect(api.call("getMerchantInfo").result.status).toBe(2);
  expect(someone("merchant").api.call("getMerchantInfo").result).toMatchObject({ merchantType: 1, status: 2 });
});

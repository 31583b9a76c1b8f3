import { expect, test } from "vitest";
import { UploadedFile } from "../../../core/request.ts";
import { image } from "../../../testing/images.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { DAY, someone } from "../../../testing/someone.ts";
import { storedFiles } from "./file.ts";

const MEGABYTE = 1024 * 1024;
const start = () => {
  const who = someone("fresh");
  const send = (file: unknown, purpose = "identity") => who.api.call("uploadImage", { file, purpose });
  return { ...who, send };
};

test.each(["jpeg", "png", "gif", "bmp"] as const)(
  "accepts %s as an identity photo by its bytes, not its name",
  (kind) => {
    const { send } = start();
    const { result } = send(image(kind, 1234, "C:\\photos\\pass\nport front.txt"));
    expect(result).toEqual({
      fileId: expect.stringMatching(/^file_[0-9A-Z]{12}$/),
      name: "passport front.txt",
      mediaType: `image/${kind}`,
      size: 1234,
    });
  },
);

test.each([
  ["a PDF", "identity", image("pdf", 1000, "scan.jpg")],
  ["a few bytes", "identity", image("png", 5)],
  [
    "two letters that could be a bitmap",
    "identity",
    new UploadedFile("file", "x.bmp", new TextEncoder().encode("BMW is a car maker")),
  ],
  ["a GIF certificate", "merchantCertificate", image("gif")],
  ["a BMP certificate", "merchantCertificate", image("bmp")],
  ["a BMP voucher", "paymentVoucher", image("bmp")],
  ["a photo over 10 MB", "identity", image("jpeg", 10 * MEGABYTE + 1)],
  ["a certificate of 5 MB", "merchantCertificate", image("png", 5 * MEGABYTE)],
  ["a receipt code over 5 MB", "receiptCode", image("png", 5 * MEGABYTE + 1)],
] as const)("refuses %s", (_what, purpose, file) => {
  const { send, unchanged } = start();
  expect(codeOf(unchanged(() => send(file, purpose)))).toBe(50013);
});

test.each([
  ["identity", image("jpeg", 10 * MEGABYTE)],
  ["merchantCertificate", image("png", 5 * MEGABYTE - 1)],
  ["appealProof", image("gif", 5 * MEGABYTE)],
] as const)("accepts %s up to its limit", (purpose, file) => {
  expect(start().send(file, purpose).status).toBe(200);
});

test("has separate codes for a missing, an empty and a second file", () => {
  const { api, send, unchanged } = start();
  expect(codeOf(unchanged(() => api.call("uploadImage", { purpose: "identity" })))).toBe(50012);
  expect(codeOf(unchanged(() => api.call("uploadImage", { file: "text", purpose: "identity" })))).toBe(50012);
  expect(codeOf(unchanged(() => send(image("jpeg", 0))))).toBe(50012);
  expect(codeOf(unchanged(() => send([image(), image()])))).toBe(50016);
  const second = new UploadedFile("another", "b.jpg", image().bytes);
  const two = { file: image(), another: second, purpose: "identity" };
  expect(codeOf(unchanged(() => api.call("uploadImage", two)))).toBe(50016);
});

test("checks the other fields as everywhere", () => {
  const { api, send, sandbox, unchanged } = start();
  expect(rulesOf(unchanged(() => send(image(), "holiday")))).toEqual(["purpose enum"]);
  expect(rulesOf(unchanged(() => api.call("uploadImage", { file: image() })))).toEqual(["purpose required"]);
  const misplaced = new UploadedFile("photo", "a.jpg", image().bytes);
  const reply = unchanged(() => api.call("uploadImage", { file: misplaced, purpose: "identity" }));
  expect(rulesOf(reply)).toEqual(["file required", "photo unknown"]);
  const stranger = unchanged(() => sandbox.stranger().call("uploadImage", { file: image(), purpose: "identity" }));
  expect(stranger.status).toBe(401);
});

test("deletes an unreferenced file after 24 hours and keeps a referenced one", () => {
  const { send, world, api, pass } = start();
  const forgotten = send(image()).result.fileId;
  const photos = { frontFileId: send(image()).result.fileId, selfieFileId: send(image()).result.fileId };
  const passport = { type: 0, region: "GB", certificateType: 1, certificateNumber: "925665416", validUntil: null };
  const person = { firstName: "Nora", lastName: "Fresh", birthday: "1993-07-22", city: "London", address: "1 Row" };
  expect(api.call("createKyc", { ...passport, ...person, ...photos }).status).toBe(200);
  const has = (id: string) => world.table(storedFiles).get(id) !== undefined;
  pass(DAY - 1);
  expect(has(forgotten)).toBe(true);
  pass(1);
  expect([has(forgotten), has(photos.frontFileId)]).toEqual([false, true]);
});

test("stores equal bytes once", () => {
  const { send, world } = start();
  const size = () => JSON.stringify(world.state()).length;
  const before = size();
  for (let count = 0; count < 3; count++) send(image("jpeg", 3 * MEGABYTE));
  expect(size() - before).toBeGreaterThan(4 * MEGABYTE);
  expect(size() - before).toBeLessThan(4.01 * MEGABYTE);
});

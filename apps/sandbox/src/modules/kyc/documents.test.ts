import { expect, test } from "vitest";
import { licenceOf, passportOf } from "../../testing/identity.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { someone } from "../../testing/someone.ts";

/** The world's day is 2026-11-21. */
const start = () => {
  const who = someone("fresh");
  const [passport, licence] = [passportOf(who), licenceOf(who)];
  const send = (input: Record<string, unknown>) => who.api.call("createKyc", input);
  return { ...who, send, passport, licence };
};
const without = (input: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== field));

test.each([
  ["a document that ended yesterday", { validUntil: "2026-11-20" }, "validUntil ended"],
  ["one that begins tomorrow", { validFrom: "2026-11-22" }, "validFrom notYetValid"],
  ["one that ends as it begins", { validFrom: "2026-11-21", validUntil: "2026-11-21" }, "validUntil order"],
  ["no day of the calendar", { validUntil: "2031-02-30" }, "validUntil format"],
  ["somebody who is 18 tomorrow", { birthday: "2008-11-22" }, "birthday adult"],
  ["somebody born long ago", { birthday: "1899-12-31" }, "birthday minimum"],
  ["a person with a business licence", { certificateType: 3 }, "certificateType enum"],
  ["a blank name", { firstName: "   " }, "firstName characters"],
  ["an address of two lines", { address: "1 Row\nLondon" }, "address characters"],
  ["a region in small letters", { region: "gb" }, "region pattern"],
  ["a field that isn't known", { nickname: "No" }, "nickname unknown"],
])("refuses %s", (_what, changes, rule) => {
  const { send, passport, unchanged } = start();
  expect(rulesOf(unchanged(() => send({ ...passport, ...changes })))).toContain(rule);
});

test("accepts a document's last day and the eighteenth birthday", () => {
  const { send, passport } = start();
  expect(send({ ...passport, validUntil: "2026-11-21", birthday: "2008-11-21" }).status).toBe(200);
});

test.each([
  ["birthday", "passport"],
  ["companyName", "licence"],
] as const)("requires %s with a %s", (field, paper) => {
  const parts = start();
  expect(rulesOf(parts.unchanged(() => parts.send(without(parts[paper], field))))).toEqual([`${field} required`]);
});

test("accepts only a business licence for an enterprise", () => {
  const { send, licence, unchanged } = start();
  for (const certificateType of [0, 1, 2])
    expect(rulesOf(unchanged(() => send({ ...licence, certificateType })))).toEqual(["certificateType enum"]);
  expect(send(licence).status).toBe(200);
});

test.each([
  [0, "frontFileId"],
  [0, "backFileId"],
  [0, "selfieFileId"],
  [1, "frontFileId"],
  [1, "selfieFileId"],
  [2, "backFileId"],
])("requires for document %i its %s", (certificateType, field) => {
  const { send, passport, photo, unchanged } = start();
  const whole = { ...passport, certificateType, backFileId: photo() };
  const { error } = unchanged(() => send(without(whole, field)));
  expect(error).toMatchObject({ code: 50012, details: field });
  expect(send(whole).status).toBe(200);
});

test("accepts a passport without a back, and requires a licence's photo", () => {
  const { send, passport, licence, unchanged } = start();
  expect(codeOf(unchanged(() => send(without(licence, "businessLicenceFileId"))))).toBe(50012);
  expect(send(passport).status).toBe(200);
});

test("refuses an unknown, foreign, removed or misused photo", () => {
  const { send, passport, photo, unchanged, sandbox, pass } = start();
  const refused = (frontFileId: string) => codeOf(unchanged(() => send({ ...passport, frontFileId })));
  expect(refused("file_AAAAAAAAAAAA")).toBe(50012);
  const mine = sandbox.as("mei").call("getKyc").result.submission?.frontFileId ?? "";
  expect(mine).toMatch(/^file_/);
  expect(refused(mine)).toBe(50012);
  expect(refused(photo("merchantCertificate"))).toBe(50013);
  // An unneeded photo is checked too.
  const backFileId = photo("receiptCode");
  expect(codeOf(unchanged(() => send({ ...passport, backFileId })))).toBe(50013);
  pass(24 * 60 * 60 * 1000);
  expect(refused(passport.frontFileId)).toBe(50012);
});

import { expect, test } from "vitest";
import { TestSandbox } from "../../../../testing/client.ts";
import { rulesOf } from "../../../../testing/refusals.ts";
import { ENQUIRIES_AN_HOUR } from "./visitor-operations.ts";

const enquiry = {
  ...{ topic: "cooperation", name: "Owen Hart", emailAddress: "owen@harbour-pine.example" },
  ...{ message: "We would like to take payments.", agreePrivacy: true },
};

test("limits messages per hour and address, with the time to retry", () => {
  const api = TestSandbox.start().stranger();
  const send = (sent: object = {}) => api.call("addContactUs", { ...enquiry, ...sent });
  for (let count = 0; count < ENQUIRIES_AN_HOUR; count++) expect(send().error).toBeNull();
  expect(send()).toMatchObject({ status: 429, headers: { "retry-after": "3600" } });
  api.control("POST", "clock/advance", { ms: 3_600_000 });
  expect(send().result.id).toMatch(/^cu_/);
});

test("requires consent and a complete phone number", () => {
  const api = TestSandbox.start().stranger();
  const send = (sent: object) => rulesOf(api.call("addContactUs", { ...enquiry, ...sent }));
  expect(send({ agreePrivacy: false })).toEqual(["agreePrivacy const"]);
  expect(send({ phoneNumber: "7700900123" })).toEqual(["countryCode required"]);
  expect(send({ message: "Hi" })).toEqual(["message minLength"]);
});

test("returns each platform's newest version, and records visitors' actions", () => {
  const api = TestSandbox.start().stranger();
  expect(api.call("getVersioning", { platform: "ios" }).result).toMatchObject({ version: "2.4.0", platform: "ios" });
  expect(api.call("getVersioning", { platform: "web" }).result.downloadUrl).toBeNull();
  const time = new Date(0).toISOString();
  expect(api.call("addUserActionLog", { action: "help.yes", page: "/help", time }).result).toEqual({ logged: true });
});

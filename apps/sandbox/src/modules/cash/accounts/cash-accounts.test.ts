import { ChannelAttachmentStatus, GlobalAccountStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { Scene } from "../../../testing/scene.ts";
import { testing } from "./testing.ts";

const input = (testing.inputs?.createCashCustomer ?? {}) as { data: Record<string, unknown>; agreed: boolean };
const status = (scene: Scene) => scene.as("acceptor").call("getGlobalAccountStatus").result;

test("opens an account with a number within minutes and then accepts orders", () => {
  const scene = new Scene();
  expect(status(scene)).toMatchObject({ status: GlobalAccountStatus.notOpened, accountNumber: null, customerId: null });
  const missing = () => scene.as("acceptor").call("getCashKycVerification").result;
  expect(missing()).toMatchObject({ allowed: false, missing: ["customerCreated"] });
  expect(scene.as("acceptor").call("createCashCustomer", input).result.accountStatus).toBe(0);
  expect(status(scene)).toMatchObject({ status: GlobalAccountStatus.beingCreated, accountNumber: null });
  scene.pass(119_000);
  expect(status(scene).status).toBe(GlobalAccountStatus.beingCreated);
  scene.pass(1_000);
  expect(status(scene)).toMatchObject({
    status: GlobalAccountStatus.active,
    accountNumber: "GA-80466-01",
    reason: null,
  });
  expect(missing()).toMatchObject({ allowed: true, missing: [] });
});

test("lists missing steps in order", () => {
  const scene = new Scene();
  const missing = (name: "fresh" | "mei") => scene.as(name).call("getCashKycVerification").result.missing;
  expect(missing("fresh")).toEqual(["identityVerified", "customerCreated"]);
  scene.act("institution/ask", { name: "mei", reason: "Which street is it?" });
  expect(missing("mei")).toEqual(["reconfirmation"]);
  expect(scene.as("mei").call("getGlobalAccountStatus").result.reason).toBe("Which street is it?");
});

test("names the form as missing where every channel requires one", () => {
  const scene = new Scene();
  for (const channel of ["ach", "sepa", "fasterPayments", "fps", "localBank"])
    for (const direction of ["topUp", "withdraw"]) scene.act("bank/channel", { channel, direction, open: false });
  const mine = () => scene.as("mei").call("getCashKycVerification").result;
  expect(mine()).toMatchObject({ allowed: false, missing: ["channelAttachment"] });
  expect(scene.as("enterprise").call("getCashKycVerification").result).toMatchObject({ allowed: true, missing: [] });
});

test("reopens the account for confirmed data and checks changed data first", () => {
  const scene = new Scene();
  const mei = scene.as("mei");
  const { customerId, data } = mei.call("getCashCustomer").result;
  const confirm = (changes: object) =>
    mei.call("updateCashCustomer", { customerId, data: { ...data, ...changes } }).result.accountStatus;
  scene.act("institution/ask", { name: "mei" });
  expect(confirm({})).toBe(GlobalAccountStatus.active);
  scene.act("institution/ask", { name: "mei" });
  expect(confirm({ city: "York" })).toBe(GlobalAccountStatus.beingCreated);
  scene.pass(120_000);
  expect(mei.call("getGlobalAccountStatus").result.status).toBe(GlobalAccountStatus.active);
});

test("opens within a working day for a slow institution, or asks back for a special tax number", () => {
  const scene = new Scene();
  scene.act("institution/answer", { answer: "slow" });
  scene.as("acceptor").call("createCashCustomer", input);
  scene.pass(3_600_000);
  expect(status(scene).status).toBe(GlobalAccountStatus.beingCreated);
  scene.pass(4 * 24 * 3_600_000);
  expect(status(scene).status).toBe(GlobalAccountStatus.active);

  scene.reset();
  const magic = { ...input, data: { ...input.data, taxId: "SANDBOX-RECONFIRM" } };
  scene.as("acceptor").call("createCashCustomer", magic);
  scene.pass(10_000);
  expect(status(scene)).toMatchObject({ status: GlobalAccountStatus.needsReconfirmation });
});

test.each([
  ["a value missing", [{ key: "purpose", value: "suppliers" }], "values"],
  ["a stray key", [{ key: "colour", value: "red" }], "values.0.key"],
  ["a choice there isn't", [{ key: "purpose", value: "fun" }], "values.0.value"],
])("refuses a form with %s at its field", (_, values, field) => {
  const reply = new Scene().as("mei").call("createUserChannelAttachment", { channel: "wire", values });
  expect(reply.error).toMatchObject({ code: 400, validationErrors: [{ field }] });
});

test("accepts a rejected form again and shows the reviewer's reason", () => {
  const scene = new Scene();
  const { api, input: form } = testing.successes?.createUserChannelAttachment?.(scene) ?? {
    api: scene.stranger,
    input: {},
  };
  api.call("createUserChannelAttachment", form);
  scene.act("reviewer/decide", {
    queue: "channelAttachment",
    id: "80412 wire",
    decision: "reject",
    reason: "Too dark.",
  });
  const mine = () => api.call("getUserChannelAttachment", { channel: "wire" }).result;
  expect(mine()).toMatchObject({ status: ChannelAttachmentStatus.rejected, rejectReason: "Too dark." });
  expect(api.call("createUserChannelAttachment", form).result).toMatchObject({ status: 1, rejectReason: null });
});

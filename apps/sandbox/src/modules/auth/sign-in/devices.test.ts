import { expect, test } from "vitest";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { someone } from "../../../testing/someone.ts";
import { startSession } from "../session/exports.ts";

const phone = { device: "Safari · iOS", ip: "198.51.100.7" };

test("lists a user's sessions with their places: this device first, then the latest", () => {
  const mei = someone("mei");
  const [here] = mei.api.call("getSessions").result;
  expect(here).toMatchObject({ current: true });
  mei.world.clock.advance(60_000);
  startSession(mei.world, mei.user(), phone);
  const list = mei.api.call("getSessions").result;
  expect(list.map(({ device, location }) => [device, location])).toEqual([
    [here?.device, here?.location],
    ["Safari · iOS", "Rotterdam, NL"],
  ]);
});

test("signs another device out, with one history entry, idempotently", () => {
  const mei = someone("mei");
  const { id, accessToken } = startSession(mei.world, mei.user(), phone);
  expect(mei.api.call("endSession", { id }).result).toEqual({ ended: 1 });
  expect(mei.api.call("endSession", { id }).result).toEqual({ ended: 0 });
  expect(codeOf(mei.sandbox.withToken(accessToken).call("getAccountInfo"))).toBe(401);
  const { items } = mei.api.call("getSafeOperationHistory").result;
  expect(items.map(({ operation }) => operation)).toEqual([13]);
});

test("refuses to end another user's session or the calling one", () => {
  const mei = someone("mei");
  const vera = mei.sandbox.as("verified");
  const [hers] = vera.call("getSessions").result;
  expect(mei.api.call("endSession", { id: hers?.id ?? "" }).result).toEqual({ ended: 0 });
  expect(vera.call("getSessions").result).toHaveLength(1);
  const [here] = mei.api.call("getSessions").result;
  expect(rulesOf(mei.unchanged(() => mei.api.call("endSession", { id: here?.id ?? "" })))).toEqual(["id otherSession"]);
});

test("signs out all other sessions at once", () => {
  const mei = someone("mei");
  startSession(mei.world, mei.user(), phone);
  startSession(mei.world, mei.user(), phone);
  expect(mei.api.call("endOtherSessions").result).toEqual({ ended: 2 });
  expect(mei.api.call("getSessions").result.map(({ current }) => current)).toEqual([true]);
});

test("filters the sign-in history by failures", () => {
  const mei = someone("mei");
  const email = { emailAddress: "mei.lin@coffer.example" };
  mei.sandbox.stranger().call("authenticateByEmailAddress", { ...email, password: "Harbour-Pine-77" });
  const { items, totalCount } = mei.api.call("getLoginHistory", { Result: [1, 2, 3] }).result;
  expect([totalCount, items[0]?.result]).toEqual([1, 1]);
});

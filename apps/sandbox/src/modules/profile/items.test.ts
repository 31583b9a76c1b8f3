import { SecurityItem, VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { HOUR, type Someone, someone } from "../../testing/someone.ts";

const itemOf = (who: Someone, wanted: SecurityItem, api = who.api) =>
  api.call("getSecurityItems").result.items.find(({ item }) => item === wanted);

test("returns each item's state, age and blocks", () => {
  const vera = someone("verified");
  const since = vera.api.call("getAccountInfo").result.registeredAt;
  const items = vera.api.call("getSecurityItems").result.items;
  expect(items.map(({ item }) => item)).toEqual(Object.values(SecurityItem));
  expect(itemOf(vera, SecurityItem.password)).toMatchObject({ isSet: true, changedAt: since, changeBlocksHours: 24 });
  expect(itemOf(vera, SecurityItem.phone)).toEqual({
    item: SecurityItem.phone,
    isSet: false,
    changedAt: null,
    changeBlocksHours: 0,
    blockedUntil: null,
  });
});

test("blocks for 24 hours only after changes that protect money", () => {
  const mei = someone("mei");
  const verification = () => ({ code: mei.code(VerificationScene.unbind), googleCode: mei.totp() });
  mei.api.call("unBindPhoneNumber", { verification: verification() });
  const now = mei.world.clock.iso();
  const until = mei.api.call("getAccountInfo").result.withdrawBlockedUntil;
  expect(itemOf(mei, SecurityItem.phone)).toMatchObject({ isSet: false, changedAt: now, blockedUntil: until });
  expect(itemOf(mei, SecurityItem.email)).toMatchObject({ blockedUntil: null });
  mei.world.clock.advance(24 * HOUR);
  const later = mei.sandbox.as("mei");
  expect(itemOf(mei, SecurityItem.phone, later)).toMatchObject({ changedAt: now, blockedUntil: null });
});

test("filters the history by kinds of change", () => {
  const mei = someone("mei");
  const verification = { code: mei.code(VerificationScene.unbind), googleCode: mei.totp() };
  mei.api.call("unBindPhoneNumber", { verification });
  const count = (Operation: number[]) => mei.api.call("getSafeOperationHistory", { Operation }).result.totalCount;
  expect([count([2]), count([2, 6]), count([6])]).toEqual([1, 1, 0]);
});

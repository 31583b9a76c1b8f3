import { expect, it } from "vitest";
import { deviceId } from "./device-id.ts";
import { localStore } from "./storage.ts";

it.each(["\u{1F9E8}", "\u202Egnp", "a\nb", "", " ", "x".repeat(200_000)])(
  "rejects a stored %j as a device id",
  (junk) => {
    localStore.set("fingerprint", junk);
    localStore.set("deviceId", junk);
    const made = deviceId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(deviceId()).toBe(made);
  },
);

it("prefers the fingerprint to the random id", () => {
  localStore.set("deviceId", "c0ffee");
  localStore.set("fingerprint", "f1d0");
  expect(deviceId()).toBe("f1d0");
});

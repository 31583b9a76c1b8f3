import { expect, it } from "vitest";
import { deviceId } from "./device-id.ts";
import { localStore } from "./storage.ts";

it.each(["\u{1F9E8}", "\u202Egnp", "a\nb", "", " ", "x".repeat(200_000)])(
  "a kept %j is no name for a device",
  (junk) => {
    localStore.set("fingerprint", junk);
    localStore.set("deviceId", junk);
    const made = deviceId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(deviceId()).toBe(made);
  },
);

it("what was recognised goes before what chance made", () => {
  localStore.set("deviceId", "c0ffee");
  localStore.set("fingerprint", "f1d0");
  expect(deviceId()).toBe("f1d0");
});

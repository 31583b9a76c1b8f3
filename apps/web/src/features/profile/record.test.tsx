import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, noButton, noText, text, words } from "../../../test/page.tsx";

const devices = { as: "mei", scenario: "several-devices" } as const;
const rows = (label: "profile.loginWrongPassword" | "profile.loginSucceeded") =>
  screen.queryAllByText(words(label)).length;

it("lists sign-ins with device and place, failures emphasised", async () => {
  await openApp("/account/record", devices);
  await waitFor(() => expect(rows("profile.loginWrongPassword")).toBe(2));
  expect(rows("profile.loginSucceeded")).toBe(3);
  expect(screen.getAllByText("Rotterdam, NL")).toHaveLength(2);
  expect(screen.getAllByText("Firefox · Windows")).toHaveLength(2);
});

it("filters by the address, and clears an empty result", async () => {
  const from = (device: string) => screen.queryAllByText(device).length;
  const app = await openApp("/account/record?went=wrongPassword", devices);
  await waitFor(() => expect(from("Firefox · Windows")).toBe(2));
  expect(from("Chrome · macOS")).toBe(0);
  await app.goTo("/account/record?went=locked");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(from("Chrome · macOS")).toBe(1));
});

it("exports the whole history with UTC times", async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const app = await openApp("/account/record", devices);
  await app.press("table.csv");
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? "").trim().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.includes("Rotterdam, NL"))).toHaveLength(2);
  expect(lines[1]).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z,/);
});

it("shows security changes in the other tab", async () => {
  const app = await openApp("/account/record", { as: "mei", scenario: "blocked-after-change" });
  await app.press("profile.changes");
  await text("profile.changePinChanged");
  expect(app.address()).toBe("/account/record?tab=changes");
});

it("signs another device out after a question, but not this one", async () => {
  const app = await openApp("/account/record?tab=devices", devices);
  await text("profile.thisDevice");
  await app.press("profile.signOutThereOf", { device: "Safari · iOS" });
  await text("profile.signOutThereTitle", { device: "Safari · iOS" });
  await app.press("profile.signOutThere");
  await waitFor(() => expect(noButton("profile.signOutThereOf", { device: "Safari · iOS" })).toBe(true));
  await button("profile.signOutThereOf", { device: "Chrome · macOS" });
});

it("signs all other sessions out and stays signed in", async () => {
  const app = await openApp("/account/record?tab=devices", devices);
  await app.press("profile.signOutOthers");
  await text("profile.signOutOthersTitle");
  await app.press("profile.signOutOthers");
  await waitFor(() => expect(noButton("profile.signOutOthers")).toBe(true));
  await text("profile.thisDevice");
  expect(noText("auth.loginTitle")).toBe(true);
});

it("shows a refusal in the dialog, with nothing ended", async () => {
  const app = await openApp("/account/record?tab=devices", devices);
  await button("profile.signOutThereOf", { device: "Safari · iOS" });
  app.fault("endSession", "status", { value: 500 });
  await app.press("profile.signOutThereOf", { device: "Safari · iOS" });
  await app.press("profile.signOutThere");
  await screen.findByRole("alert");
  expect(app.sent("EndSession").length).toBeGreaterThan(0);
});

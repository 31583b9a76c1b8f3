import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, noText, text } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";

type App = Awaited<ReturnType<typeof openApp>>;
const POLL = 2000;

async function atCode(path = "/user/login") {
  const app = await openApp(path);
  await app.press("auth.byQr");
  await screen.findByRole("img");
  return app;
}
/** Scans this world's only matching code with a user's phone. */
function phone(app: App, name: "scan" | "confirm" | "refuse") {
  const { items } = app.control("GET", "actors");
  const action = items.find((actor) => actor.name === "phone")?.actions.find((each) => each.name === name);
  app.control("POST", `actors/phone/${name}`, {
    ...action?.now?.[0]?.send,
    ...(name === "scan" && { name: "verified" }),
  });
}

it("signs in after scan and confirmation and continues to the requested page", async () => {
  const app = await atCode("/user/login?next=%2Fassets%2Faddress");
  await text("auth.qrWaiting");
  phone(app, "scan");
  await app.pass(POLL);
  await text("auth.qrScanned");
  expect(coffer.session.get()).toBeUndefined();
  phone(app, "confirm");
  await app.pass(POLL);
  await waitFor(() => expect(app.address()).toBe("/assets/address"));
});

it("stays signed out after a refusal on the phone, with a restart", async () => {
  const app = await atCode();
  phone(app, "scan");
  phone(app, "refuse");
  await app.pass(POLL);
  await text("auth.qrRefused");
  const asked = app.sent("GetQrCodeStatus").length;
  await app.pass(10 * POLL);
  expect(app.sent("GetQrCodeStatus")).toHaveLength(asked);
  await app.press("auth.qrFresh");
  await text("auth.qrWaiting");
  expect(coffer.session.get()).toBeUndefined();
});

it("expires after 90 seconds, and a fresh code signs in", async () => {
  const app = await atCode();
  await app.pass(31_000);
  await app.pass(31_000);
  expect(noText("auth.qrExpired")).toBe(true);
  await app.pass(29_000);
  await text("auth.qrExpired");
  await app.press("auth.qrFresh");
  await text("auth.qrWaiting");
  phone(app, "scan");
  phone(app, "confirm");
  await app.pass(POLL);
  await waitFor(() => expect(app.address()).toBe("/assets"));
  expect(app.sent("CreateQrCode")).toHaveLength(1);
});

it("replaces a forgotten code by a new one", async () => {
  const app = await atCode();
  await app.pass(700_000);
  await text("auth.qrExpired");
  await app.press("auth.qrFresh");
  await text("auth.qrWaiting");
  expect(app.sent("CreateQrCode")).toHaveLength(2);
});

it("tells a disabled account and stops polling", async () => {
  const app = await atCode();
  phone(app, "scan");
  phone(app, "confirm");
  app.control("POST", "actors/operator/disable", { name: "verified" });
  await app.pass(POLL);
  await waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  const asked = app.sent("GetQrCodeStatus").length;
  await app.pass(5 * POLL);
  expect(app.sent("GetQrCodeStatus")).toHaveLength(asked);
  await button("auth.qrFresh");
});

it("survives a temporary network failure", async () => {
  const app = await atCode();
  app.connect(false);
  await app.pass(POLL);
  phone(app, "scan");
  phone(app, "confirm");
  app.connect(true);
  await app.pass(2 * POLL);
  await waitFor(() => expect(app.address()).toBe("/assets"));
});

it("keeps typed input while a code is shown", async () => {
  const app = await openApp("/user/login");
  await app.paste("auth.email", "vera.ode@coffer.example");
  await app.press("auth.byQr");
  await screen.findByRole("img");
  await app.press("auth.byEmail");
  expect(screen.getByDisplayValue("vera.ode@coffer.example")).toBeDefined();
});

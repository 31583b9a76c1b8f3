import { expect, test } from "vitest";
import { codeOf } from "../../../testing/refusals.ts";
import { Scene } from "../../../testing/scene.ts";

function shown() {
  const scene = new Scene();
  const browser = scene.stranger;
  const { id, content } = browser.call("createQrCode", { deviceName: "Firefox on Windows" }).result;
  const status = () => browser.call("getQrCodeStatus", { id });
  const act = (action: string, more: object = {}) => browser.control("POST", `actors/phone/${action}`, { id, ...more });
  return { scene, browser, id, content, status, act };
}

test("signs the browser in after a scan and a confirmation, without a second step", () => {
  const { scene, browser, status, act } = shown();
  expect(status().result).toEqual({ status: 0, expireInSeconds: 90, session: null });
  scene.pass(5000);
  act("scan", { name: "mei" });
  expect(status().result).toEqual({ status: 1, expireInSeconds: 85, session: null });
  act("confirm");
  const { session } = status().result;
  expect(session).toMatchObject({ accountType: 0, accessTokenExpireInSeconds: 1800 });
  expect(status().result.session).toEqual(session);
  const signedIn = scene.withToken(session?.accessToken ?? "");
  expect(signedIn.call("getAccountInfo").result.name).toContain("Mei");
  expect(signedIn.call("getLoginHistory", {}).result.items).toHaveLength(1);
  expect(codeOf(browser.call("refreshQrCode", { id: "qr_unknown" }))).toBe(90005);
});

test("reads the drawn code, and explains another one", () => {
  const { browser, content, status } = shown();
  const scan = (read: string) => browser.control("POST", "actors/phone/scan", { content: read, name: "mei" });
  expect(scan("https://app.coffer.example/qr?c=qrs_other").status).toBe(400);
  expect(scan(content).status).toBe(200);
  expect(status().result.status).toBe(1);
});

test("offers the session for 10 seconds", () => {
  const { scene, status, act } = shown();
  act("scan", { name: "mei" });
  act("confirm");
  scene.pass(9999);
  expect(status().status).toBe(200);
  scene.pass(1);
  expect(codeOf(status())).toBe(90005);
});

test("expires after 90 seconds for scans and confirmations", () => {
  const { scene, status, act } = shown();
  scene.pass(89_999);
  expect(status().result.status).toBe(0);
  act("scan", { name: "mei" });
  scene.pass(1);
  expect(status().result).toEqual({ status: 3, expireInSeconds: 0, session: null });
  expect(act("confirm").body).toMatchObject({ error: { code: 60015 } });
  scene.pass(600_000);
  expect(codeOf(status())).toBe(90005);
});

test("signs nobody in after a refusal, and replaces the old code by a fresh one", () => {
  const { browser, id, status, act } = shown();
  act("scan", { name: "mei" });
  act("refuse");
  expect(status().result).toEqual({ status: 4, expireInSeconds: 0, session: null });
  const fresh = browser.call("refreshQrCode", { id }).result;
  expect(fresh.id).not.toBe(id);
  const next = browser.call("refreshQrCode", { id: fresh.id }).result;
  expect(browser.call("getQrCodeStatus", { id: fresh.id }).result.status).toBe(3);
  expect(browser.call("getQrCodeStatus", { id: next.id }).result.status).toBe(0);
});

test("keeps the id of the session out of the drawn code, and the drawn code out of the console", () => {
  const { id, content, act } = shown();
  expect(content).not.toContain(id);
  const secret = new URL(content).searchParams.get("c") ?? "";
  expect(JSON.stringify(act("scan", { name: "mei" }).body)).not.toContain(secret);
});

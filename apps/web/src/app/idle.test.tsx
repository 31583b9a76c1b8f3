import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { openApp } from "../../test/app.tsx";
import { noText, text } from "../../test/page.tsx";
import { coffer } from "../platform/api.ts";
import { storagePrefix } from "../platform/storage.ts";
import { IDLE_LIMIT, IDLE_NOTICE, watchIdle } from "./idle.ts";

const STEP = 30_000;

async function watched(path = "/assets") {
  const app = await openApp(path, { as: "verified" });
  onTestFinished(watchIdle());
  /** A time without any user interaction. */
  const wait = async (ms: number) => {
    for (let left = ms; left > 0; left -= STEP) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)));
  };
  return { ...app, wait };
}
const refreshes = (app: Awaited<ReturnType<typeof watched>>) => app.sent("RefreshToken").length;

it("asks after a while, counts down, and stays signed in on a click", async () => {
  const app = await watched();
  await app.wait(IDLE_LIMIT - IDLE_NOTICE - STEP);
  expect(noText("section.idleTitle")).toBe(true);
  await app.wait(2 * STEP);
  await text("section.idleTitle");
  const before = refreshes(app);
  await app.press("section.idleStay");
  await waitFor(() => expect(noText("section.idleTitle")).toBe(true));
  await waitFor(() => expect(refreshes(app)).toBeGreaterThan(before));
  await app.wait(IDLE_NOTICE + STEP);
  expect(coffer.session.get()).toBeDefined();
});

it("signs out on the server without an answer, with the reason and a way back", async () => {
  const app = await watched("/assets/recharge");
  await app.wait(IDLE_LIMIT + STEP);
  await text("auth.idleTitle");
  expect(app.sent("Exit")).toHaveLength(1);
  expect(new URLSearchParams(app.address().split("?")[1]).get("next")).toContain("/assets/recharge");
});

it("restarts the time on an interaction in any tab", async () => {
  const app = await watched();
  await app.wait(IDLE_LIMIT - IDLE_NOTICE - STEP);
  fireEvent.keyDown(document.body, { key: "a" });
  await app.wait(IDLE_LIMIT - IDLE_NOTICE - STEP);
  expect(noText("section.idleTitle")).toBe(true);
  await app.wait(2 * STEP);
  await text("section.idleTitle");
  localStorage.setItem(`${storagePrefix}lastSign`, String(Date.now()));
  await app.wait(STEP);
  expect(noText("section.idleTitle")).toBe(true);
});

it("keeps typed text behind the sign-in dialog", async () => {
  const app = await watched("/assets/transfer?coin=USDT");
  await app.type("transfers.amount", "100");
  await app.wait(IDLE_LIMIT + STEP);
  await text("auth.againTitle");
  expect(app.address()).toContain("/assets/transfer");
});

it("signs out after a sleep past the end", async () => {
  const app = await watched();
  vi.setSystemTime(Date.now() + IDLE_LIMIT);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await text("auth.idleTitle");
  expect(app.sent("Exit")).toHaveLength(1);
});

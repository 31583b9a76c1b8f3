import { describe, expect, it } from "vitest";
import { flowSearch } from "./flow-search.ts";
import {
  dropFlowState,
  type FlowState,
  flowReducer,
  type Reviewing,
  readFlowState,
  resumeFlow,
  stepOf,
  storeFlowState,
} from "./flow-state.ts";

type Price = { rate: string; until: string };
type Known = FlowState<{ amount: string }, { rid: string }, Price>;
let made = 0;
const newKey = () => `key-${++made}`;
const price = (rate: string, until = "12:00"): Price => ({ rate, until });
type Review = Reviewing<{ amount: string }, Price>;
const ready = (state: Known, amount: string, quote: Price) =>
  flowReducer(state, { type: "reviewed", details: { amount }, quote, key: newKey() }) as Review;

describe("idempotency key", () => {
  const first = ready({ at: "editing" }, "1", price("2"));
  it("stays with unchanged details at an unchanged price", () => {
    expect(ready(first, "1", price("2")).intent.key).toBe(first.intent.key);
  });
  it("changes with the details and with the price", () => {
    expect(ready(first, "2", price("2")).intent.key).not.toBe(first.intent.key);
    expect(ready(first, "1", price("3")).intent.key).not.toBe(first.intent.key);
  });
  it("is never reused after sending: the same details are a new intent", () => {
    const asked: Known = { ...first, at: "sending" };
    expect(ready(asked, "1", price("2")).intent.key).not.toBe(first.intent.key);
    expect(ready({ at: "done", sent: { rid: "r" } }, "1", price("2")).intent.key).not.toBe(first.intent.key);
  });
});

describe("new price", () => {
  const same = (before: Price, now: Price) => before.rate === now.rate;
  const first = ready({ at: "editing" }, "1", price("2", "12:00"));
  const again = (state: Known, quote: Price) =>
    flowReducer(state, { type: "repriced", quote, key: newKey(), same }) as Review;
  it("extends an equal price under a new key", () => {
    const next = again(first, price("2", "12:10"));
    expect(next).toEqual({
      at: "reviewing",
      intent: {
        details: { amount: "1" },
        quote: price("2", "12:10"),
        key: expect.not.stringMatching(first.intent.key),
      },
    });
  });
  it("requires acceptance of a different price until the original returns", () => {
    const second = again(first, price("3"));
    expect(second).toMatchObject({ intent: { quote: { rate: "3" } }, was: { rate: "2" } });
    const third = again(second, price("4"));
    expect(third).toMatchObject({ intent: { quote: { rate: "4" } }, was: { rate: "2" } });
    expect(again(third, price("2"))).not.toHaveProperty("was");
  });
});

describe("step", () => {
  const intent = { details: { amount: "1" }, quote: price("2"), key: "k" };
  const sent = { rid: "r" };
  it.each<[Known, string | undefined, string]>([
    [{ at: "editing" }, "review", "details"],
    [{ at: "editing" }, "result", "details"],
    [{ at: "reviewing", intent }, "review", "review"],
    [{ at: "reviewing", intent }, "verify", "details"],
    [{ at: "reviewing", intent }, undefined, "details"],
    [{ at: "sending", intent }, undefined, "review"],
    [{ at: "verifying", sent, proved: 0 }, "details", "verify"],
    [{ at: "confirming", sent, proved: 0 }, undefined, "verify"],
    [{ at: "done", sent }, "result", "result"],
    [{ at: "done", sent }, "verify", "details"],
    [{ at: "done", sent }, undefined, "details"],
  ])("for %j asked for %s is %s", (draft, asked, step) => expect(stepOf(draft, asked)).toBe(step));

  it.each<[Known, string | undefined, string]>([
    [{ at: "reviewing", intent }, "verify", "verify"],
    [{ at: "reviewing", intent }, "review", "review"],
    [{ at: "reviewing", intent }, "result", "details"],
    [{ at: "sending", intent }, "review", "verify"],
  ])("for %j asked for %s is %s where the proof is part of the call", (draft, asked, step) =>
    expect(stepOf(draft, asked, true)).toBe(step),
  );

  it("is read from the address only if it is valid", () => {
    expect(flowSearch({ step: "verify", page: "2" })).toEqual({ step: "verify" });
    expect(flowSearch({ step: "paid", page: "2" })).toEqual({});
  });
});

it("stores a draft for its owner only", () => {
  const kept: Known = { at: "verifying", sent: { rid: "r" }, proved: 1 };
  storeFlowState("withdraw", "u1", kept);
  expect(readFlowState("withdraw", "u1")).toEqual(kept);
  expect(readFlowState("withdraw", "u2")).toEqual({ at: "editing" });
  expect(readFlowState("transfer", "u1")).toEqual({ at: "editing" });
  dropFlowState("withdraw");
  expect(readFlowState("withdraw", "u1")).toEqual({ at: "editing" });
});

it("resumes a request of another window at its proof", () => {
  resumeFlow("withdraw", "u1", { rid: "r2" });
  expect(readFlowState("withdraw", "u1")).toEqual({ at: "verifying", sent: { rid: "r2" }, proved: 0 });
});

describe("after a reload", () => {
  const intent = { details: { amount: "1" }, quote: price("2"), key: "k" };
  it.each<[Known, Known]>([
    [
      { at: "sending", intent, left: "2026-01-01T00:00:00Z" },
      { at: "sendUnknown", intent, left: "2026-01-01T00:00:00Z" },
    ],
    [
      { at: "confirming", sent: { rid: "r" }, proved: 1 },
      { at: "confirmUnknown", sent: { rid: "r" }, proved: 1 },
    ],
  ])("reads %j as unanswered", (stored, read) => {
    storeFlowState("withdraw", "u1", stored);
    expect(readFlowState("withdraw", "u1")).toEqual(read);
  });
});

describe("the reducer", () => {
  const intent = { details: { amount: "1" }, quote: price("2"), key: "k" };
  const next = flowReducer<{ amount: string }, { rid: string }, Price>;

  it("returns a refused request to its review, without the time it left", () => {
    expect(next({ at: "sendUnknown", intent, left: "t" }, { type: "sendRefused" })).toEqual({
      at: "reviewing",
      intent,
    });
  });

  it("keeps the time a request left when a look-up doesn't find it", () => {
    const state = next({ at: "sendUnknown", intent, left: "t" }, { type: "sendNotFound" });
    expect(state).toEqual({ at: "reviewing", intent, left: "t" });
  });

  it("asks again for a proof that didn't arrive, and counts only those that did", () => {
    const sent = { rid: "r" };
    const state = next({ at: "confirmUnknown", sent, proved: 1 }, { type: "confirmNotFound" });
    expect(state).toEqual({ at: "verifying", sent, proved: 1, again: true });
    expect(next(state, { type: "confirmStarted" })).toEqual({ at: "confirming", sent, proved: 1 });
  });

  it.each<Known>([
    { at: "editing" },
    { at: "verifying", sent: { rid: "r" }, proved: 0 },
    { at: "done", sent: { rid: "r" } },
  ])("ignores at %j what belongs to a request on its way", (state) => {
    for (const type of [
      "sendUnanswered",
      "sendRefused",
      "sendNotFound",
      "confirmUnanswered",
      "confirmRefused",
    ] as const)
      expect(next(state, { type })).toBe(state);
  });
});

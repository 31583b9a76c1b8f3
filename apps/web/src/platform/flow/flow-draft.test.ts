import { describe, expect, it } from "vitest";
import { type Draft, dropDraft, keepDraft, readDraft, readied, repriced, resumeFlow, stepOf } from "./flow-draft.ts";
import { flowSearch } from "./flow-search.ts";

type Price = { rate: string; until: string };
type Known = Draft<{ amount: string }, { rid: string }, Price>;
let made = 0;
const newKey = () => `key-${++made}`;
const price = (rate: string, until = "12:00"): Price => ({ rate, until });
const ready = (draft: Known, amount: string, quote: Price) => readied(draft, { details: { amount }, quote }, newKey);

describe("the key", () => {
  const first = ready({ at: "start" }, "1", price("2"));
  it("stays with unchanged details at an unchanged price", () => {
    expect(ready(first, "1", price("2")).intent.key).toBe(first.intent.key);
  });
  it("changes with the details, and with the price", () => {
    expect(ready(first, "2", price("2")).intent.key).not.toBe(first.intent.key);
    expect(ready(first, "1", price("3")).intent.key).not.toBe(first.intent.key);
  });
  it("is never that of what has been sent: the same again is another intent", () => {
    const asked: Known = { ...first, at: "asked" };
    expect(ready(asked, "1", price("2")).intent.key).not.toBe(first.intent.key);
    expect(ready({ at: "done", sent: { rid: "r" } }, "1", price("2")).intent.key).not.toBe(first.intent.key);
  });
});

describe("a new price", () => {
  const same = (before: Price, now: Price) => before.rate === now.rate;
  const first = ready({ at: "start" }, "1", price("2", "12:00"));
  const again = (draft: ReturnType<typeof ready>, quote: Price) => repriced(draft, quote, same, newKey);
  it("that is the same only lasts longer, under a key of its own", () => {
    const next = again(first, price("2", "12:10"));
    expect(next).toEqual({
      at: "ready",
      intent: {
        details: { amount: "1" },
        quote: price("2", "12:10"),
        key: expect.not.stringMatching(first.intent.key),
      },
    });
  });
  it("that is another has to be accepted, however often it changes, and not if it changes back", () => {
    const second = again(first, price("3"));
    expect(second).toMatchObject({ intent: { quote: { rate: "3" } }, was: { rate: "2" } });
    const third = again(second, price("4"));
    expect(third).toMatchObject({ intent: { quote: { rate: "4" } }, was: { rate: "2" } });
    expect(again(third, price("2"))).not.toHaveProperty("was");
  });
});

describe("the step", () => {
  const intent = { details: { amount: "1" }, quote: price("2"), key: "k" };
  const sent = { rid: "r" };
  it.each<[Known, string | undefined, string]>([
    [{ at: "start" }, "review", "details"],
    [{ at: "start" }, "result", "details"],
    [{ at: "ready", intent }, "review", "review"],
    [{ at: "ready", intent }, "verify", "details"],
    [{ at: "ready", intent }, undefined, "details"],
    [{ at: "asked", intent }, undefined, "review"],
    [{ at: "sent", sent, proved: 0 }, "details", "verify"],
    [{ at: "proving", sent, proved: 0 }, undefined, "verify"],
    [{ at: "done", sent }, "result", "result"],
    [{ at: "done", sent }, "verify", "details"],
    [{ at: "done", sent }, undefined, "details"],
  ])("%j asked for %s is %s", (draft, asked, step) => expect(stepOf(draft, asked)).toBe(step));

  it.each<[Known, string | undefined, string]>([
    [{ at: "ready", intent }, "verify", "verify"],
    [{ at: "ready", intent }, "review", "review"],
    [{ at: "ready", intent }, "result", "details"],
    [{ at: "asked", intent }, "review", "verify"],
  ])("%j asked for %s is %s where the proof goes with the call", (draft, asked, step) =>
    expect(stepOf(draft, asked, true)).toBe(step),
  );

  it("is read from the address only where it is one", () => {
    expect(flowSearch({ step: "verify", page: "2" })).toEqual({ step: "verify" });
    expect(flowSearch({ step: "paid", page: "2" })).toEqual({});
  });
});

it("keeps a draft for its owner alone", () => {
  const kept: Known = { at: "sent", sent: { rid: "r" }, proved: 1 };
  keepDraft("withdraw", "u1", kept);
  expect(readDraft("withdraw", "u1")).toEqual(kept);
  expect(readDraft("withdraw", "u2")).toEqual({ at: "start" });
  expect(readDraft("transfer", "u1")).toEqual({ at: "start" });
  dropDraft("withdraw");
  expect(readDraft("withdraw", "u1")).toEqual({ at: "start" });
});

it("takes up at its proof what was sent from another window", () => {
  resumeFlow("withdraw", "u1", { rid: "r2" });
  expect(readDraft("withdraw", "u1")).toEqual({ at: "sent", sent: { rid: "r2" }, proved: 0 });
});

import { CofferError } from "@coffer/errors";
import { describe, expect, it } from "vitest";
import { type Draft, dropDraft, isOutcomeUnknown, keepDraft, readDraft, reviewed, stepOf } from "./flow-draft.ts";

type Known = Draft<{ amount: string }, { rid: string }>;
const start: Known = { owner: "u1" };
let made = 0;
const newKey = () => `key-${++made}`;

describe("the key", () => {
  it("stays with unchanged details and changes with them", () => {
    const first = reviewed(start, { amount: "1" }, newKey);
    expect(reviewed(first, { amount: "1" }, newKey).key).toBe(first.key);
    expect(reviewed(first, { amount: "2" }, newKey).key).not.toBe(first.key);
  });
  it("comes with a clean draft: what was sent before is another intent", () => {
    const sent: Known = { ...reviewed(start, { amount: "1" }, newKey), sent: { rid: "r1" } };
    expect(reviewed(sent, { amount: "1" }, newKey).sent).toBeUndefined();
  });
});

describe("the step", () => {
  const details: Known = { owner: "u1", details: { amount: "1" }, key: "k" };
  it.each([
    [start, "review", "details"],
    [start, "result", "details"],
    [details, "review", "review"],
    [details, "verify", "details"],
    [details, undefined, "details"],
    [{ ...details, sent: { rid: "r" } }, "details", "verify"],
    [{ ...details, unknown: "send" }, undefined, "review"],
    [{ ...details, sent: { rid: "r" }, done: true }, "result", "result"],
    [{ ...details, sent: { rid: "r" }, done: true }, undefined, "details"],
  ] as [Known, string | undefined, string][])("%j asked for %s is %s", (draft, asked, step) => {
    expect(stepOf(draft, asked, true)).toBe(step);
  });
});

describe("an unknown outcome", () => {
  const failure = (fields: Partial<ConstructorParameters<typeof CofferError>[0]>) =>
    isOutcomeUnknown(new CofferError({ kind: "api", message: "x", ...fields }));
  it("is a call that left and got no answer", () => {
    expect(failure({ kind: "timeout", attempts: 1 })).toBe(true);
    expect(failure({ kind: "decode", attempts: 1 })).toBe(true);
    expect(failure({ status: 502, attempts: 1 })).toBe(true);
  });
  it("is none when it never left, or was refused", () => {
    expect(failure({ kind: "network", attempts: 0 })).toBe(false);
    expect(failure({ code: 60028, status: 400 })).toBe(false);
    expect(failure({ code: 1, status: 503 })).toBe(false);
    expect(isOutcomeUnknown(new Error("bug"))).toBe(false);
  });
});

it("keeps a draft for its owner alone", () => {
  keepDraft("withdraw", { owner: "u1", key: "k" });
  expect(readDraft("withdraw", "u1").key).toBe("k");
  expect(readDraft("withdraw", "u2")).toEqual({ owner: "u2" });
  dropDraft("withdraw");
  expect(readDraft("withdraw", "u1")).toEqual({ owner: "u1" });
});

import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it } from "vitest";
import { isCofferError } from "./brand.ts";
import { CofferError } from "./coffer-error.ts";
import type { LimitData } from "./error-data.gen.ts";
import { hasCode, isOutcomeUnknown, isTransportError } from "./guards.ts";

const refused = () =>
  new CofferError({
    kind: "api",
    code: 60028,
    message: "Your balance doesn't cover this amount.",
    details: "Available: 12.5 USDT.",
    operation: "applyTransactionOut",
    requestId: "req_1",
    status: 400,
    attempts: 1,
    cause: new Error("Bearer at_secret"),
  });

describe("CofferError", () => {
  it("is an Error with the code's name and behaviour", () => {
    const error = refused();
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      code: 60028,
      name: "insufficientAssets",
      behaviour: "showMessage",
      retryable: false,
    });
    expect(error._tag).toBe("insufficientAssets");
    expect(error.validationErrors).toEqual([]);
  });

  it("keeps an unknown code usable", () => {
    const error = new CofferError({ kind: "api", code: 424242, message: "New." });
    expect(error).toMatchObject({ code: 424242, name: "unknown", behaviour: "showMessage" });
  });

  it("takes its name from the kind when there is no code", () => {
    expect(new CofferError({ kind: "timeout", message: "Too slow." })).toMatchObject({
      name: "timeout",
      code: undefined,
    });
  });

  it("prints nothing that could hold a secret", () => {
    const json = JSON.stringify(refused());
    expect(json).not.toContain("at_secret");
    expect(JSON.parse(json)).toEqual({
      name: "insufficientAssets",
      kind: "api",
      code: 60028,
      behaviour: "showMessage",
      message: "Your balance doesn't cover this amount.",
      details: "Available: 12.5 USDT.",
      validationErrors: [],
      operation: "applyTransactionOut",
      requestId: "req_1",
      status: 400,
      retryable: false,
      outcomeUnknown: false,
      attempts: 1,
    });
    expect(inspect(refused())).toContain("insufficientAssets");
  });
});

describe("error guards", () => {
  it("narrow the error type to the code", () => {
    const error: unknown = refused();
    if (!hasCode(error, 60028, 60007)) throw new Error("not narrowed");
    const name: "insufficientAssets" | "insufficientFiatAssets" = error.name;
    expect(name).toBe("insufficientAssets");
    expect(hasCode(error, 40012)).toBe(false);
    expect(hasCode(new Error("60028"), 60028)).toBe(false);
  });

  it("narrow the error data to the code", () => {
    const error: unknown = new CofferError({
      kind: "api",
      code: 40015,
      message: "Too much for today.",
      data: { currency: "USDT", limit: "200", used: "150", left: "50", resetsAt: "", serverTime: "" },
    });
    if (!hasCode(error, 40015)) throw new Error("not narrowed");
    expectTypeOf(error.data).toExtend<LimitData | undefined>();
    expect(error.data?.left).toBe("50");
    expect(refused().data).toBeUndefined();
  });

  it("leave one union to switch over by code", () => {
    const error: unknown = refused();
    if (!isCofferError(error)) throw new Error("not narrowed");
    switch (error.code) {
      case 60028:
        expectTypeOf(error.name).toEqualTypeOf<"insufficientAssets">();
        break;
      case 50001:
        expectTypeOf(error.behaviour).toEqualTypeOf<"endSession">();
        break;
      case undefined:
        expectTypeOf(error.kind).toEqualTypeOf<"network" | "timeout" | "aborted" | "decode">();
        break;
      default:
        expectTypeOf(error.code).toExtend<number>();
    }
    expect(error.code).toBe(60028);
  });

  it("separate transport failures from refusals", () => {
    const timeout = new CofferError({ kind: "timeout", message: "Too slow." });
    expect(isTransportError(timeout)).toBe(true);
    expect(isTransportError(timeout, "timeout")).toBe(true);
    expect(isTransportError(timeout, "network")).toBe(false);
    expect(isTransportError(refused())).toBe(false);
  });

  it("recognise a failure with an unknown outcome", () => {
    const open: unknown = new CofferError({ kind: "timeout", message: "Too slow.", outcomeUnknown: true });
    expect(isOutcomeUnknown(open) && open.outcomeUnknown).toBe(true);
    expect(isOutcomeUnknown(refused())).toBe(false);
    // An older copy of this package doesn't set `outcomeUnknown`.
    expect(isOutcomeUnknown({ ...refused(), outcomeUnknown: undefined })).toBe(false);
  });

  it.each([null, undefined, 1, "x", {}, new Error("x")])("reject %s", (value) => {
    expect(isCofferError(value)).toBe(false);
    expect(value instanceof CofferError).toBe(false);
    expect(hasCode(value, 60028)).toBe(false);
    expect(isOutcomeUnknown(value)).toBe(false);
  });
});

describe("two copies of the package", () => {
  it("recognise each other's errors", async () => {
    // The query makes the loader evaluate the module again, as two bundles on one page would.
    const copyPath = "./coffer-error.ts?second-copy";
    const copy: typeof import("./coffer-error.ts") = await import(copyPath);
    expect(copy.CofferError).not.toBe(CofferError);
    const theirs = new copy.CofferError({ kind: "api", code: 60028, message: "Theirs." });
    expect(theirs).toBeInstanceOf(CofferError);
    expect(refused()).toBeInstanceOf(copy.CofferError);
    expect(isCofferError(theirs)).toBe(true);
    expect(hasCode(theirs, 60028)).toBe(true);
    const guardPath = "./brand.ts?second-copy";
    const guard: typeof import("./brand.ts") = await import(guardPath);
    expect(guard.isCofferError).not.toBe(isCofferError);
    expect(guard.isCofferError(theirs)).toBe(true);
  });

  it("keep instanceof exact for a subclass", () => {
    class Special extends CofferError {}
    expect(refused()).not.toBeInstanceOf(Special);
    expect(new Special({ kind: "api", message: "Special." })).toBeInstanceOf(Special);
    expect(new Special({ kind: "api", message: "Special." })).toBeInstanceOf(CofferError);
  });
});

import { expect, it } from "vitest";
import { fieldsLeft, valuesOf } from "./fields-left.ts";

it("asks for what isn't known yet, and not for other names of a person who is", () => {
  expect(fieldsLeft(["queue", "id", "decision", "reason?"], { queue: "kyc", id: "1" })).toEqual([
    "decision",
    "reason?",
  ]);
  expect(fieldsLeft(["name?", "uid?", "contact?", "until"], { uid: "80412" })).toEqual(["until"]);
});

it("sends what was typed as the control API takes it", () => {
  expect(valuesOf({ coin: " BTC ", hasRate: "false", blocks: "2", reason: "" })).toEqual({
    coin: "BTC",
    hasRate: false,
    blocks: "2",
  });
});

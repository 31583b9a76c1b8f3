import { expect, it } from "vitest";
import { fieldsLeft, valuesOf } from "./fields-left.ts";

it("asks for what isn't known yet, and not for other names of what is", () => {
  expect(fieldsLeft(["queue", "id", "decision", "reason?"], { queue: "kyc", id: "1" })).toEqual([
    "decision",
    "reason?",
  ]);
  expect(fieldsLeft(["name?", "uid?", "contact?", "until"], { uid: "80412" })).toEqual(["until"]);
  expect(fieldsLeft(["id?", "content?", "name?"], { id: "qr_1" })).toEqual(["name?"]);
  expect(fieldsLeft(["id?", "content?"], {})).toEqual(["id?", "content?"]);
});

it("sends what was typed as the control API takes it", () => {
  expect(valuesOf({ coin: " BTC ", hasRate: "false", blocks: "2", reason: "" })).toEqual({
    coin: "BTC",
    hasRate: false,
    blocks: "2",
  });
});

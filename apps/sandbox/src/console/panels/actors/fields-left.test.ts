import { expect, it } from "vitest";
import { fieldsLeft, valuesOf } from "./fields-left.ts";

it("asks for missing fields, without aliases of known ones", () => {
  expect(fieldsLeft(["queue", "id", "decision", "reason?"], { queue: "kyc", id: "1" })).toEqual([
    "decision",
    "reason?",
  ]);
  expect(fieldsLeft(["name?", "uid?", "contact?", "until"], { uid: "80412" })).toEqual(["until"]);
  expect(fieldsLeft(["id?", "content?", "name?"], { id: "qr_1" })).toEqual(["name?"]);
  expect(fieldsLeft(["id?", "content?"], {})).toEqual(["id?", "content?"]);
});

it("sends typed values in the control API's format", () => {
  expect(valuesOf({ coin: " BTC ", hasRate: "false", blocks: "2", reason: "" })).toEqual({
    coin: "BTC",
    hasRate: false,
    blocks: "2",
  });
});

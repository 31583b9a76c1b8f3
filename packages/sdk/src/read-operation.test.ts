import { expect, test } from "vitest";
import { readOperation } from "./read-operation.ts";

test("the usual needs no word", () => {
  expect(readOperation("getAssets", "GET /api/services/app/Assets/")).toEqual({
    method: "GET",
    path: "/api/services/app/Assets/GetAssets",
    service: "base",
    auth: "required",
    retry: "safe",
    session: undefined,
    query: "all",
    multipart: false,
    encrypted: [],
  });
  expect(readOperation("remove", "DELETE /api/x/Remove query")).toMatchObject({ query: "all", retry: "never" });
  expect(readOperation("exit", "POST /api/x/Exit")).toMatchObject({ retry: "never", query: [], path: "/api/x/Exit" });
});

test("each word says how an operation differs", () => {
  const line =
    "POST /api/x/ merchant public key start multipart query:rid,coin encrypt:a.pin,password derive:password/1/b+c";
  expect(readOperation("pay", line)).toEqual({
    method: "POST",
    path: "/api/x/Pay",
    service: "merchant",
    auth: "none",
    retry: "key",
    session: "start",
    query: ["rid", "coin"],
    multipart: true,
    encrypted: [
      { field: "a.pin", keyId: "a.pinKeyId", derived: undefined },
      {
        field: "password",
        keyId: "passwordKeyId",
        derived: { businessType: 1, key: ["b", "c"], ticket: "ticket" },
      },
    ],
  });
});

test("a field derived with nothing but the session has no key fields", () => {
  const { encrypted } = readOperation("change", "PUT /api/x/ encrypt:old.password derive:old.password/2/");
  expect(encrypted[0]?.derived).toEqual({ businessType: 2, key: [], ticket: "old.ticket" });
});

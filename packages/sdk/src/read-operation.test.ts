import { expect, test } from "vitest";
import { encryptedFields } from "./crypto/encrypted-field.ts";
import { readOperation, readTable } from "./read-operation.ts";

test("a table has a path, then the operations there", () => {
  expect(readTable("/api/x/;get;pay POST key;/api/y/Z;drop DELETE query")).toEqual([
    ["get", "/api/x/"],
    ["pay", "/api/x/ POST key"],
    ["drop", "/api/y/Z DELETE query"],
  ]);
});

test("the usual needs no word", () => {
  expect(readOperation("getAssets", "/api/services/app/Assets/")).toEqual({
    method: "GET",
    path: "/api/services/app/Assets/GetAssets",
    service: "base",
    auth: "required",
    retry: "safe",
    session: undefined,
    query: "all",
    multipart: false,
  });
  expect(readOperation("remove", "/api/x/Remove DELETE query")).toMatchObject({ query: "all", retry: "never" });
  expect(readOperation("exit", "/api/x/Exit POST")).toMatchObject({ retry: "never", query: [], path: "/api/x/Exit" });
});

test("a path names its service, and a word another one", () => {
  expect(readOperation("get", "/api/merchant/Order/")).toMatchObject({ service: "merchant" });
  expect(readOperation("get", "/api/merchants/Order/")).toMatchObject({ service: "base" });
  expect(readOperation("refresh", "/api/TokenAuth/ POST merchant")).toMatchObject({ service: "merchant" });
});

test("each word says how an operation differs", () => {
  expect(readOperation("pay", "/api/x/ POST merchant none key start multipart query:rid,coin encrypt:a.pin")).toEqual({
    method: "POST",
    path: "/api/x/Pay",
    service: "merchant",
    auth: "none",
    retry: "key",
    session: "start",
    query: ["rid", "coin"],
    multipart: true,
  });
});

test("a field named like a word isn't one", () => {
  const line = "/api/x/ POST query:content,end encrypt:safe.key derive:safe.key/1/merchant";
  const plan = { service: "base", auth: "required", retry: "never", session: undefined, query: ["content", "end"] };
  expect(readOperation("x", line)).toMatchObject(plan);
});

test("words name what is encrypted, and what of it is derived first", () => {
  expect(encryptedFields("/api/x/ POST encrypt:a.pin,password derive:password/1/b+c")).toEqual([
    { field: "a.pin", keyId: "a.pinKeyId", derived: undefined },
    {
      field: "password",
      keyId: "passwordKeyId",
      derived: { businessType: 1, key: ["b", "c"], ticket: "ticket" },
    },
  ]);
});

test("a field derived with nothing but the session has no key fields", () => {
  const [field] = encryptedFields("/api/x/ PUT encrypt:old.password derive:old.password/2/");
  expect(field?.derived).toEqual({ businessType: 2, key: [], ticket: "old.ticket" });
});

import { describe, expect, it } from "vitest";
import { type OperationSpec, planOf } from "./operation-spec.ts";

const post = { method: "POST", path: "/api/x/Pay" } as const;

describe("planOf", () => {
  it("fills in the defaults of a read", () => {
    expect(planOf({ path: "/api/services/app/Assets/GetAssets" })).toEqual({
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
  });

  it("never resends a write by default, and sends its input as the body", () => {
    expect(planOf({ method: "POST", path: "/api/x/Exit" })).toMatchObject({ retry: "never", query: [] });
    expect(planOf({ method: "DELETE", path: "/api/x/Remove", query: "all" })).toMatchObject({
      query: "all",
      retry: "never",
    });
  });

  it("keeps what the operation says", () => {
    const spec: OperationSpec = {
      ...post,
      service: "merchant",
      auth: "none",
      retry: "key",
      session: "start",
      query: ["rid", "coin"],
      multipart: true,
    };
    expect(planOf(spec)).toEqual({ ...spec, encrypted: [] });
  });

  it("names the key id and the ticket beside an encrypted field", () => {
    const derived = { businessType: 1, key: ["b", "c"] };
    expect(planOf({ ...post, encrypted: ["a.pin", { field: "password", derived }] }).encrypted).toEqual([
      { field: "a.pin", keyId: "a.pinKeyId", derived: undefined },
      { field: "password", keyId: "passwordKeyId", derived: { ...derived, ticket: "ticket" } },
    ]);
  });

  it("keeps a ticket inside the object of its field", () => {
    const encrypted = [{ field: "old.password", derived: { businessType: 2, key: [] } }];
    expect(planOf({ ...post, encrypted }).encrypted[0]?.derived).toEqual({
      businessType: 2,
      key: [],
      ticket: "old.ticket",
    });
  });
});

import { describe, expect, it } from "vitest";
import { type RegisterKind, type RegisterValues, registerSchema } from "./register-schema.ts";

const values: RegisterValues = {
  kind: "personal",
  fullName: "",
  shortName: "",
  website: "",
  emailAddress: "mei.lin@coffer.example",
  countryCode: "+44",
  phoneNumber: "",
  emailCode: "482913",
  phoneCode: "",
  password: "Harbour-2026-x",
  repeat: "Harbour-2026-x",
  referralCode: "",
  messagingAppId: "",
  agreed: true,
};
const wrong = (changes: Partial<RegisterValues>, kind: RegisterKind = "personal", by: "email" | "phone" = "email") =>
  registerSchema(kind, by)
    .safeParse({ ...values, ...changes })
    .error?.issues.map((issue) => issue.path.join()) ?? [];

describe("sign-up", () => {
  it("requires only the fields of the kind and the contact", () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({}, "merchant")).toEqual(["fullName", "shortName"]);
    expect(wrong({}, "enterprise", "phone")).toEqual(["phoneNumber", "phoneCode"]);
    const phone = { emailAddress: "half@", emailCode: "", phoneNumber: "7700900123", phoneCode: "482913" };
    expect(wrong(phone, "personal", "phone")).toEqual([]);
  });

  it("applies the product's password rule of sign-up", () => {
    const both = (password: string) => wrong({ password, repeat: password });
    expect(both("Harbour-2026")).toEqual([]);
    expect(both("Harbour-202")).toEqual(["password"]);
    expect(both("Harbour-2026-and-more")).toEqual(["password"]);
    expect(both("harbour-2026-x")).toEqual(["password"]);
    expect(both("Harbour20260000")).toEqual(["password"]);
    expect(wrong({ repeat: "Harbour-2026-y" })).toEqual(["repeat"]);
  });

  it("reports everything at once, consent included", () => {
    expect(wrong({ emailAddress: "x", emailCode: "12", agreed: false })).toEqual([
      "emailAddress",
      "emailCode",
      "agreed",
    ]);
  });

  it("accepts optional fields empty or valid", () => {
    expect(wrong({ referralCode: "HARBOUR7", messagingAppId: "@mei" })).toEqual([]);
    expect(wrong({ referralCode: "a!" })).toEqual(["referralCode"]);
    expect(wrong({ website: "ftp://x" })).toEqual([]); // Not required of a person.
    const shop = { fullName: "Harbour & Pine Trading Limited", shortName: "Harbour & Pine" };
    expect(wrong({ ...shop, website: "http://harbour-pine.example" }, "merchant")).toEqual(["website"]);
    expect(wrong({ ...shop, website: "https://harbour-pine.example" }, "merchant")).toEqual([]);
  });
});

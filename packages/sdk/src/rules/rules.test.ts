import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import {
  activeChannels,
  amountWithin,
  appealRemark,
  BUSINESS_CERTIFICATE,
  boundIps,
  CHANGE_PASSWORD,
  changePassword,
  compareAmounts,
  confirmed,
  consent,
  countryCode,
  emailAddress,
  file,
  files,
  fundPin,
  IDENTITY_IMAGE,
  isWithinAppealTime,
  multisigWallet,
  passwordChecks,
  phoneNumber,
  SIGN_UP_PASSWORD,
  signUpPassword,
} from "../rules.ts";

/** The names of the rules a value breaks; zod's own issues by their code. */
function broken(schema: z.ZodMiniType, value: unknown): unknown[] {
  const parsed = schema.safeParse(value);
  return (parsed.error?.issues ?? []).map((issue) =>
    issue.code === "custom" ? (issue.params?.rule ?? "custom") : issue.code,
  );
}

describe("passwords", () => {
  it.each([
    ["Coffer-demo-2026", []],
    ["Coffer-de-26", []],
    ["Coffer-de-2", ["length"]],
    ["Coffer-demo-2026-long", ["length"]],
    ["coffer-demo-2026", ["upper"]],
    ["COFFER-DEMO-2026", ["lower"]],
    ["Coffer-demo-xxxx", ["digit"]],
    ["CofferDemo202611", ["symbol"]],
    ["Coffer Demo 2026", ["symbol"]],
    ["", ["length", "digit", "lower", "upper", "symbol"]],
  ])("for a new account, %j breaks %j", (password, rules) => {
    expect(broken(signUpPassword, password)).toEqual(rules);
  });

  it("may be shorter when it is changed: both readings stand", () => {
    expect(broken(changePassword, "Cof-de-2")).toEqual([]);
    expect(broken(signUpPassword, "Cof-de-2")).toEqual(["length"]);
    expect([SIGN_UP_PASSWORD, CHANGE_PASSWORD]).toEqual([
      { min: 12, max: 20 },
      { min: 8, max: 20 },
    ]);
  });

  it("are checked one by one for the list under the field", () => {
    const held = passwordChecks(SIGN_UP_PASSWORD)
      .filter(({ test }) => test("Coffer-demo"))
      .map(({ name }) => name);
    expect(held).toEqual(["lower", "upper", "symbol"]);
  });

  it.each([
    ["482913", true],
    ["48291", false],
    ["4829130", false],
    ["48291a", false],
    ["٤٨٢٩١٣", false],
    [482913, false],
  ])("a fund PIN of %j: %s", (pin, holds) => expect(fundPin.safeParse(pin).success).toBe(holds));
});

describe("contacts", () => {
  it.each([
    [emailAddress, "mei.lin@coffer.example", true],
    [emailAddress, "mei.lin@", false],
    [emailAddress, `${"a".repeat(250)}@b.cd`, false],
    [countryCode, "+44", true],
    [countryCode, "44", false],
    [countryCode, "+0", false],
    [phoneNumber, "7700900123", true],
    [phoneNumber, "+447700900123", false],
    [phoneNumber, "770", false],
  ] as const)("%# %s: %s", (schema, value, holds) => {
    expect(schema.safeParse(value).success).toBe(holds);
  });
});

describe("amounts", () => {
  const between = amountWithin({ min: "10", max: "12345678901234567890.5", decimals: 6 });
  it.each([
    ["10", []],
    ["10.000000", []],
    ["12345678901234567890.5", []],
    ["9.999999", ["amountMinimum"]],
    ["12345678901234567890.500001", ["amountMaximum"]],
    ["10.0000001", ["amountDecimals"]],
    ["0.0000001", ["amountDecimals", "amountMinimum"]],
    ["1e3", ["invalid_format"]],
    ["-10", ["invalid_format"]],
    ["010", ["invalid_format"]],
    ["10.", ["invalid_format"]],
    ["1,000", ["invalid_format"]],
    ["", ["invalid_format"]],
    [10, ["invalid_type"]],
  ])("%j breaks %j", (amount, rules) => {
    expect(broken(between, amount)).toEqual(rules);
  });

  it("are compared to the last digit", () => {
    expect(compareAmounts("0.1", "0.10")).toBe(0);
    expect(compareAmounts("0.100000000000000001", "0.1")).toBe(1);
    expect(compareAmounts("9007199254740992", "9007199254740993")).toBe(-1);
  });
});

describe("files", () => {
  const image = (type: string, bytes: number) => new File([new Uint8Array(bytes)], "x", { type });
  it.each([
    [IDENTITY_IMAGE, image("image/png", 10 * 1024 * 1024), []],
    [IDENTITY_IMAGE, image("image/png", 10 * 1024 * 1024 + 1), ["fileSize"]],
    [IDENTITY_IMAGE, image("image/svg+xml", 10), ["fileType"]],
    [IDENTITY_IMAGE, image("image/gif", 0), ["fileEmpty"]],
    [BUSINESS_CERTIFICATE, image("image/png", 5 * 1024 * 1024), ["fileSize"]],
    [BUSINESS_CERTIFICATE, image("image/gif", 10), ["fileType"]],
    [IDENTITY_IMAGE, "passport.png", ["custom"]],
  ])("%#: breaks its rules as it should", (limits, value, rules) => {
    expect(broken(file(limits), value)).toEqual(rules);
  });

  it("are three at most", () => {
    const vouchers = files(IDENTITY_IMAGE);
    expect(
      broken(
        vouchers,
        [1, 2, 3].map(() => image("image/png", 1)),
      ),
    ).toEqual([]);
    expect(
      broken(
        vouchers,
        [1, 2, 3, 4].map(() => image("image/png", 1)),
      ),
    ).toEqual(["too_big"]);
  });
});

describe("what is typed twice", () => {
  const good = "Correct-Horse-7";

  it("must match, and says so even while the value breaks its own rule", () => {
    expect(broken(confirmed(signUpPassword), { value: good, confirmation: good })).toEqual([]);
    expect(broken(confirmed(signUpPassword), { value: good, confirmation: "other" })).toEqual(["confirmationMismatch"]);
    expect(broken(confirmed(fundPin), { value: "12345", confirmation: "1" })).toEqual([
      "invalid_format",
      "confirmationMismatch",
    ]);
    expect(broken(confirmed(fundPin), { value: "012345", confirmation: "012345" })).toEqual([]);
    const issue = confirmed(fundPin).safeParse({ value: "123456", confirmation: "" }).error?.issues[0];
    expect(issue?.path).toEqual(["confirmation"]);
  });

  it("consent is nothing less than a tick", () => {
    expect(broken(consent, true)).toEqual([]);
    for (const value of [false, undefined, "true"]) expect(broken(consent, value)).toEqual(["invalid_value"]);
  });
});

describe("the rest", () => {
  it.each([
    [["bank", "card", "paypal"], []],
    [["bank", "bank"], ["channelTwice"]],
    [["a", "b", "c", "d"], ["methodsTooMany"]],
  ])("active receiving methods %j break %j", (channels, rules) => {
    expect(broken(activeChannels, channels)).toEqual(rules);
  });

  it("a multisig wallet needs a name, two signatures and as many signers", () => {
    const wallet = { name: "Treasury", minimumSignatures: 2, signerAddresses: ["a", "b"] };
    expect(broken(multisigWallet, wallet)).toEqual([]);
    expect(broken(multisigWallet, { ...wallet, signerAddresses: ["a"] })).toEqual(["signersTooFew"]);
    expect(broken(multisigWallet, { ...wallet, minimumSignatures: 1 })).toEqual(["too_small"]);
    expect(broken(multisigWallet, { ...wallet, minimumSignatures: 2.5 })).toEqual(["invalid_type"]);
    expect(broken(multisigWallet, { ...wallet, name: "x".repeat(21) })).toEqual(["too_big"]);
    expect(broken(multisigWallet, { ...wallet, signerAddresses: ["a", " "] })).toEqual(["too_small"]);
  });

  it("an appeal needs ten characters, within 24 hours", () => {
    expect(broken(appealRemark, "  too short ")).toEqual(["too_small"]);
    expect(broken(appealRemark, "ten chars!")).toEqual([]);
    const now = new Date("2026-11-21T12:00:00Z");
    expect(isWithinAppealTime("2026-11-20T12:00:00Z", now)).toBe(true);
    expect(isWithinAppealTime("2026-11-20T11:59:59Z", now)).toBe(false);
    expect(isWithinAppealTime("yesterday", now)).toBe(false);
  });

  it.each([
    ["", []],
    ["203.0.113.7, 2001:db8::1 ,198.51.100.0/24,2001:db8::/32", []],
    ["203.0.113.256", ["ipFormat"]],
    ["203.0.113.7;203.0.113.8", ["ipFormat"]],
    ["198.51.100.0/33", ["ipFormat"]],
    ["10.0.0.0/8, 2001:db8::/32", []],
    ["0.0.0.0/0", ["ipTooWide"]],
    ["10.0.0.0/7", ["ipTooWide"]],
    ["2001::/31", ["ipTooWide"]],
    [new Array(21).fill("203.0.113.7").join(","), ["ipsTooMany"]],
  ])("bound IPs %j break %j", (ips, rules) => {
    expect(broken(boundIps, ips)).toEqual(rules);
  });
});

import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Journal } from "../state/journal.ts";
import { Random, seedRandom } from "../world/random.ts";
import { type AddressFamily, isAddress, isTag, newAddress } from "./address.ts";

const families = ["bitcoin", "evm", "tron", "xrp"] as const;
const random = (seed: string) => new Random(seedRandom(seed), new Journal());

/** Addresses published elsewhere: a wrong checksum of ours would not accept them. */
const known: [AddressFamily, string][] = [
  ["bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["bitcoin", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["bitcoin", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["evm", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["evm", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["xrp", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"],
];

test.each(known)("accepts the %s address %s", (family, address) => {
  expect(isAddress(family, address)).toBe(true);
});

test.each(families)("creates valid %s addresses that no other family accepts", (family) => {
  for (let turn = 0; turn < 50; turn++) {
    const address = newAddress(family, random(`${family} ${turn}`));
    expect(families.filter((each) => isAddress(each, address))).toEqual([family]);
  }
});

test.each(families)("rejects a %s address with one changed character", (family) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.constantFrom(..."23456789abcdefGHJK"), (at, char) => {
      const address = newAddress(family, random(`${family} changed`));
      fc.pre(at < address.length && address[at]?.toLowerCase() !== char.toLowerCase());
      expect(isAddress(family, address.slice(0, at) + char + address.slice(at + 1))).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test("checks EIP-55 case, which a single-case address doesn't carry", () => {
  const lower = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
  expect(isAddress("evm", lower)).toBe(true);
  expect(isAddress("evm", lower.replace("5aae", "5aAe"))).toBe(false);
});

test.each(["", " ", "0x", "bc1", "T", "r", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "💥", "a".repeat(500)])(
  "rejects %j as an address",
  (text) => {
    for (const family of families) expect(isAddress(family, text)).toBe(false);
  },
);

test("accepts 32-bit numbers as tags", () => {
  expect(["0", "284710", "4294967295"].every(isTag)).toBe(true);
  expect(["", "-1", "01", "4294967296", "1.5", "abc", "99999999999"].some(isTag)).toBe(false);
});

test("accepts the example addresses of the contract", () => {
  const spec = new URL("../../../../spec/", import.meta.url);
  const files = globSync("*/{paths,schemas}*.yaml", { cwd: spec }).map((file) =>
    readFileSync(new URL(file, spec), "utf8"),
  );
  const shown = [...files.join("\n").matchAll(/\b(?:T[1-9A-HJ-NP-Za-km-z]{33}|0x[\da-fA-F]{40}|bc1[a-z\d]{25,60})\b/g)];
  const addresses = [...new Set(shown.map(([address]) => address))];
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((address) => !families.some((family) => isAddress(family, address)))).toEqual([]);
});

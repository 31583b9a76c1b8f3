import { describe, expect, it } from "vitest";
import { catalogue, catalogueCodes, isCatalogueCode } from "./catalogue.ts";
import { assumedNames, nameOf, protocolNames } from "./names.ts";

// The product's table, code by code: a missing or invented row fails the test.
const productCodes = [
  ...[1, 2],
  ...range(40001, 40018),
  ...[50001, 50002, 50004],
  ...range(50009, 50016),
  ...range(51024, 51026),
  ...range(51091, 51094),
  ...range(60001, 60032),
  ...[70001, 80001, 80002, 510240],
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

describe("catalogue", () => {
  it("has exactly the product's 74 codes", () => {
    expect(productCodes).toHaveLength(74);
    expect([...catalogueCodes]).toEqual(productCodes);
    expect(Object.keys(catalogue).map(Number)).toEqual(productCodes);
  });

  it("gives each code the behaviour of the overview's section 8", () => {
    const special = Object.fromEntries(
      catalogueCodes
        .map((code) => [code, catalogue[code].behaviour] as const)
        .filter(([, behaviour]) => behaviour !== "showMessage"),
    );
    expect(special).toEqual({
      1: "maintenance",
      2: "maintenance",
      50001: "endSession",
      80001: "endSession",
      50002: "recheckSecurity",
      50004: "confirmSignIn",
      70001: "cardLink",
      50009: "showText",
      51024: "showText",
    });
  });

  it("types a code's name and behaviour as literals", () => {
    const name: "insufficientAssets" = catalogue[60028].name;
    const behaviour: "recheckSecurity" = catalogue[50002].behaviour;
    expect([name, behaviour]).toEqual(["insufficientAssets", "recheckSecurity"]);
  });

  it("names every code and no other", () => {
    for (const code of catalogueCodes) expect(nameOf(code)).toMatch(/^[a-z][A-Za-z]+$/);
    expect(nameOf(424242)).toBeUndefined();
    expect(nameOf(Number.NaN)).toBeUndefined();
    expect(isCatalogueCode(60028)).toBe(true);
    expect(isCatalogueCode(90001)).toBe(false);
  });

  it("shares a name only between codes the product words alike", () => {
    const byName = Map.groupBy(catalogueCodes, (code) => catalogue[code].name);
    const shared = [...byName.values()].filter((codes) => codes.length > 1);
    expect(shared).toEqual([
      [1, 2],
      [51024, 51025, 51026],
      [51092, 510240],
      [60004, 80001],
      [60009, 60010],
    ]);
  });

  it("lists assumed and protocol codes apart from the product's codes", () => {
    const own = [...Object.keys(assumedNames), ...Object.keys(protocolNames)].map(Number);
    expect(own).toEqual([...range(90001, 90008), ...[400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 501]]);
    expect(own.filter(isCatalogueCode)).toEqual([]);
  });
});

import { expect, expectTypeOf, it } from "vitest";
import { ErrorCodes } from "./error-codes.ts";
import { assumedNames, catalogueNames, nameOf, protocolNames } from "./names.ts";

const tables = { ...catalogueNames, ...assumedNames, ...protocolNames };

it("lists every code; a shared name carries its code", () => {
  expectTypeOf(ErrorCodes.insufficientAssets).toEqualTypeOf<60028>();
  expectTypeOf(ErrorCodes.userDisabled80001).toEqualTypeOf<80001>();
  expect(ErrorCodes).toMatchObject({ insufficientAssets: 60028, userDisabled60004: 60004, userDisabled80001: 80001 });
  expect(Object.values(ErrorCodes).sort()).toEqual(Object.keys(tables).map(Number).sort());
});

it("unpacks each code's name as the table has it", () => {
  for (const [code, name] of Object.entries(tables)) expect(nameOf(Number(code)), code).toBe(name);
});

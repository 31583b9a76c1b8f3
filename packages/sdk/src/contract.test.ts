import { expect, expectTypeOf, test } from "vitest";
import { scriptedClient } from "../test/kit.ts";
import {
  type ErrorsOf,
  type OperationIdsByGroup,
  operations,
  RecordStatus,
  type Result,
  type WireInput,
} from "./contract.ts";
import { groups } from "./generated/all-groups.ts";
import { answer } from "./testing.ts";

const all = Object.values(operations);
/** The three names of the product that are misspelt, spelt right. */
const aliases = ["checkConvertOrderStatus", "getGlobalAccountCurrencies", "getGlobalAccountSupportedPaymentType"];

test("every operation of every group is in the table, once", () => {
  const names = Object.values(groups).flatMap((table) => Object.keys(table));
  const ids = names.filter((operation) => !aliases.includes(operation));
  expect(all.map(({ operationId }) => operationId).sort()).toEqual(ids.sort());
  expect(new Set(all.map(({ method, path }) => `${method} ${path.toLowerCase()}`)).size).toBe(all.length);
});

test("an alias makes the very same call", async () => {
  const { coffer, requests } = scriptedClient(answer({ items: [], totalCount: 0 }));
  await coffer.cash.getGlobalAccountCurrencies();
  await coffer.cash.globalAccountCurrencys();
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    operations.globalAccountCurrencys.path,
    operations.globalAccountCurrencys.path,
  ]);
});

test("an operation says what a server needs to know", () => {
  expect(operations.confirmTransactionOut).toMatchObject({
    group: "withdrawals",
    method: "POST",
    path: "/api/services/app/CoinTransactionOut/ConfirmTransactionOut",
    auth: "required",
    retry: "key",
    query: ["rid"],
    encrypted: [{ field: "verification.fundPassword", keyId: "verification.fundPasswordKeyId" }],
  });
  expect(operations.authenticateByEmailAddress.encrypted[0]?.derived).toEqual({
    businessType: 1,
    key: ["emailAddress"],
    ticket: "ticket",
  });
});

test("types follow the operation", () => {
  expectTypeOf<WireInput<"authenticateByEmailAddress">["ticket"]>().toEqualTypeOf<string>();
  expectTypeOf<Result<"securityVerification">["verificationToken"]>().toEqualTypeOf<string | null>();
  expectTypeOf<ErrorsOf<"securityVerification">>().toEqualTypeOf<1 | 2 | 50002 | 50010 | 80001 | 90005>();
  expectTypeOf<OperationIdsByGroup["addressBook"]>().toEqualTypeOf<
    "createUserCoinAddress" | "importUserCoinAddress" | "delUserCoinAddress" | "getUserCoinAddress"
  >();
  expectTypeOf(RecordStatus.completed).toEqualTypeOf<14>();
});

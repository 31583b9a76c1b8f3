import { PayWhitelistStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { Scene } from "../../../testing/scene.ts";
import { BANK_ACCOUNTS_MAX } from "./bank-account.ts";
import { testing } from "./testing.ts";

const payee = testing.inputs?.createBeneficiary as { fields: Record<string, string> };
const own = testing.inputs?.createCashBankAccount as { fields: Record<string, string> };
const pin = { fundPassword: "246810" };
const vera = { accountHolderName: "Vera Ode", firstName: "Vera", lastName: "Ode" };

test("refuses a saved account by its field, and accepts the number at another bank", () => {
  const api = new Scene().as("verified");
  const save = (changes: object) =>
    api.call("createBeneficiary", { ...payee, fields: { ...payee.fields, ...changes } });
  expect(save({}).error).toBeNull();
  expect(save({ friendlyName: "Again" }).error).toMatchObject({
    code: 400,
    validationErrors: [{ field: "fields.accountNumber", rule: "unique" }],
  });
  expect(save({ aba: "021000089", bankName: "Hudson Clearing Bank" }).error).toBeNull();
});

test("replaces all fields of a changed beneficiary and deletes a removed one", () => {
  const api = new Scene().as("verified");
  const { id } = api.call("createBeneficiary", payee).result;
  const fields = { ...payee.fields, friendlyName: "Greenhouse", bankAccountType: "savings" };
  expect(api.call("updateBeneficiary", { id, fields }).result.fields).toEqual(fields);
  expect(api.call("getCashBeneficiary", { id }).result.fields).toEqual(fields);
  expect(api.call("deleteCashBeneficiary", { id }).result).toEqual({ id });
  expect(api.call("getCashBeneficiary", { id }).error?.code).toBe(60020);
  expect(api.call("createBeneficiary", payee).error).toBeNull();
});

test("neither shows nor changes nor removes another user's data", () => {
  const scene = new Scene();
  const id = scene.as("mei").call("getBeneficiaryPage").result.items[0]?.id;
  const api = scene.as("verified");
  expect(api.call("getCashBeneficiary", { id }).error?.code).toBe(60020);
  expect(api.call("deleteCashBeneficiary", { id }).error?.code).toBe(60020);
  expect(api.call("updateBeneficiary", { id, fields: payee.fields }).error?.code).toBe(60020);
});

test("accepts up to twenty own accounts in the verified name, in a bank's spelling", () => {
  const api = new Scene().as("verified");
  const save = (changes: object) =>
    api.call("createCashBankAccount", { ...own, fields: { ...own.fields, ...vera, ...changes }, verification: pin });
  expect(save({ accountHolderName: "Rosa Ode" }).error).toMatchObject({ code: 90001, data: { attemptsLeft: null } });
  expect(save({ accountHolderName: "ODE, Véra" }).result).toMatchObject({ account: "•••• 4321", label: "Garden" });
  const had = api.call("getCashBankAccountList").result.length;
  for (let more = had; more < BANK_ACCOUNTS_MAX; more++)
    expect(save({ accountNumber: `5550${more}` }).error).toBeNull();
  expect(save({ accountNumber: "777777" }).error).toMatchObject({
    code: 400,
    validationErrors: [{ field: "fields", rule: "maxItems" }],
  });
});

test("reviews an IBAN within a working day and unlists a removed one", () => {
  const scene = new Scene();
  const api = scene.as("verified");
  const iban = "DE89370400440532013000";
  const entry = { iban, accountHolderName: "Vera Ode", bankCountry: "DE" };
  const added = api.call("createPayWhitelist", entry).result;
  expect(added).toMatchObject({ status: PayWhitelistStatus.underReview, bankName: "Rhein Clearing Bank" });
  expect(api.call("createPayWhitelist", entry).error).toMatchObject({ validationErrors: [{ rule: "unique" }] });
  scene.act("reviewer/decide", { queue: "payWhitelist", id: added.id, decision: "approve" });
  expect(api.call("getPayWhitelist", { Status: [1], Keyword: "rhein" }).result.items).toMatchObject([{ iban }]);
  expect(api.call("deletePayWhitelist", { id: added.id }).error).toBeNull();
  expect(api.call("getPayWhitelist", { Keyword: "rhein" }).result.totalCount).toBe(0);
});

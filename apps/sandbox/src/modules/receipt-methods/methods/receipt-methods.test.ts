import { expect, test } from "vitest";
import { image } from "../../../testing/images.ts";
import { moneyOf, proof } from "../../../testing/money.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";

const valuesOf = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([key, value]) => ({ key, value }));
const holder = { accountHolderName: "Mei Lin" };
const iban = "DE89370400440532013000";
function receiving() {
  const money = moneyOf();
  const { api } = money;
  const add = (receiptMethodId: string, values: Readonly<Record<string, string>>) =>
    api.call("createUserReceiptMethodInfo", { receiptMethodId, values: valuesOf(values), verification: proof });
  const own = () => api.call("getUserReceiptMethodInfoList", {}).result.items;
  const next = () => money.pass(31_000);
  return { ...money, add, own, next };
}

test("requires the fields of the channel's form and shows payees in the request's language", () => {
  const { api, add, own } = receiving();
  const gbp = api.call("getReceiptMethodList", { legalCurrency: "GBP" }).result.items;
  expect(gbp).toEqual([
    { id: "rm_fps_gbp", name: "Faster Payments", legalCurrency: "GBP", needsImage: false, open: true },
  ]);
  const { fields } = api.call("getReceiptMethodForm", { receiptMethodId: "rm_sepa_eur" }).result;
  expect(fields.map(({ key, required, order }) => [key, required, order])).toEqual([
    ["accountHolderName", true, 0],
    ["iban", true, 1],
    ["bicSwiftCode", false, 2],
    ["bankName", false, 3],
  ]);
  const { result } = add("rm_sepa_eur", { ...holder, iban });
  expect(result).toMatchObject({ name: "SEPA transfer", legalCurrency: "EUR", active: true });
  expect(own().map(({ receiptMethodId }) => receiptMethodId)).toEqual(["rm_sepa_eur", "rm_fps_gbp"]);
  const [only] = api.call("getUserReceiptMethodInfoList", { legalCurrency: "EUR" }).result.items;
  expect(only).toEqual(result);
  const chinese = api.call("getUserReceiptMethodInfoList", {}, { headers: { lang: "zh-CN" } }).result.items;
  expect(chinese.map(({ name }) => name)).toEqual(["SEPA 转账", "英国快速支付"]);
});

test.each([
  ["a broken IBAN", "rm_sepa_eur", { ...holder, iban: "DE89370400440532013001" }, ["values.iban checksum"]],
  ["what isn't an IBAN", "rm_sepa_eur", { ...holder, iban: "12" }, ["values.iban minLength"]],
  ["a field of another form", "rm_sepa_eur", { ...holder, iban, sortCode: "200000" }, ["values.sortCode unknown"]],
  ["a missing field", "rm_sepa_eur", holder, ["values.iban required"]],
  ["no picture", "rm_code_cny", { ...holder, payId: "mei@pay.example", qrCode: "" }, ["values.qrCode required"]],
])("refuses %s, naming the key", (_, method, values, rules) => {
  const { add, own } = receiving();
  expect(rulesOf(add(method, values))).toEqual(rules);
  expect(own()).toHaveLength(1);
});

test("requires the verified holder in any bank's spelling", () => {
  const { add } = receiving();
  expect(codeOf(add("rm_sepa_eur", { accountHolderName: "Mei Lin-Park", iban }))).toBe(90001);
  expect(codeOf(add("rm_sepa_eur", { accountHolderName: "LIN, MEI", iban }))).toBeUndefined();
});

test("allows one per channel and three in all, without counting closed channels", () => {
  const { api, add, own, next } = receiving();
  add("rm_sepa_eur", { ...holder, iban });
  next();
  expect(codeOf(add("rm_sepa_eur", { ...holder, iban }))).toBe(60026);
  const { fileId } = api.call("uploadImage", { file: image(), purpose: "receiptCode" }).result;
  const code = { ...holder, payId: "mei@pay.example", qrCode: fileId };
  expect(codeOf(add("rm_code_cny", code))).toBeUndefined();
  next();
  expect(codeOf(add("rm_code_hkd", code))).toBe(60032);
  api.control("POST", "actors/operator/close-receipt-method", { id: "rm_fps_gbp" });
  expect(own().map(({ receiptMethodId, active }) => [receiptMethodId, active])).toEqual([
    ["rm_code_cny", true],
    ["rm_sepa_eur", true],
    ["rm_fps_gbp", false],
  ]);
  expect(codeOf(add("rm_code_hkd", code))).toBeUndefined();
});

test("removes one with its owner's proof only", () => {
  const { api, own, sandbox } = receiving();
  const id = own()[0]?.userReceiptMethodInfoDetailId ?? "";
  const remove = (by: Pick<typeof api, "call">, fundPassword = proof.fundPassword) =>
    by.call("deleteUserReceiptMethodInfoDetail", { id, verification: { ...proof, fundPassword } });
  expect(codeOf(remove(sandbox.as("verified")))).toBe(60020);
  expect(codeOf(remove(api, "111111"))).toBe(50002);
  expect(own()).toHaveLength(1);
  expect(remove(api).result).toEqual({ userReceiptMethodInfoDetailId: id });
  expect(own()).toEqual([]);
  expect(codeOf(remove(api))).toBe(60020);
});

test("stores input as text, whatever it looks like", () => {
  const { add, own } = receiving();
  const bankName = '"><img src=x onerror=alert(1)>';
  expect(codeOf(add("rm_sepa_eur", { ...holder, iban, bankName }))).toBeUndefined();
  expect(own()[0]?.values.at(-1)).toEqual({ key: "bankName", value: bankName });
});

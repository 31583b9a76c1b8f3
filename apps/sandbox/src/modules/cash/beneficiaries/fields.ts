import { labels } from "@coffer/sdk/contract";
import { type FormField, field } from "../channels/exports.ts";
import { HAS_BIC, IBAN_COUNTRIES } from "./countries.ts";
import { COUNTRY_NAMES } from "./country-names.ts";

const person = { payeeTypes: ["person"] } as const satisfies Partial<FormField>;
const company = { payeeTypes: ["company"] } as const satisfies Partial<FormField>;
const optional = { required: false } as const;
const code = (pattern: string, minLength: number, maxLength = minLength) => ({ pattern, minLength, maxLength });
const choices = (of: Readonly<Record<string, { readonly en: string; readonly "zh-CN": string }>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));

// The payee.
export const friendlyName = field("friendlyName", { en: "Friendly name", "zh-CN": "备注名" }, { maxLength: 40 });
export const firstName = field("firstName", { en: "First name", "zh-CN": "名" }, { maxLength: 60, ...person });
export const lastName = field("lastName", { en: "Last name", "zh-CN": "姓" }, { maxLength: 60, ...person });
export const accountHolderName = field(
  "accountHolderName",
  { en: "Account holder", "zh-CN": "账户持有人" },
  { hint: { en: "As the bank has it.", "zh-CN": "与银行登记一致。" } },
);
export const payee = [friendlyName, firstName, lastName, accountHolderName];
export const taxId = field(
  "taxId",
  { en: "Tax number", "zh-CN": "税号" },
  { ...company, ...optional, ...code("^[A-Za-z0-9./-]{4,32}$", 4, 32) },
);
export const ownerDocumentNumber = field(
  "ownerDocumentNumber",
  { en: "Number of the identity card", "zh-CN": "身份证号码" },
  { ...person, ...code("^\\d{17}[0-9X]$", 18) },
);
export const phoneNumber = field(
  "phoneNumber",
  { en: "Phone number", "zh-CN": "手机号" },
  { type: "phone", ...optional, ...code("^\\+[1-9]\\d{6,14}$", 8, 16) },
);
export const beneficiaryAddressLine = field(
  "beneficiaryAddressLine",
  { en: "Payee's street and number", "zh-CN": "收款人街道及门牌号" },
  { maxLength: 200 },
);
export const beneficiaryCity = field(
  "beneficiaryCity",
  { en: "Payee's city", "zh-CN": "收款人城市" },
  { maxLength: 80 },
);
export const beneficiaryPostalCode = field(
  "beneficiaryPostalCode",
  { en: "Payee's postal code", "zh-CN": "收款人邮政编码" },
  { ...optional, maxLength: 16 },
);

// The payee's bank.
export const bankName = field("bankName", { en: "Bank name", "zh-CN": "银行名称" }, { maxLength: 120 });
export const bankCity = field("bankCity", { en: "Bank's city", "zh-CN": "开户城市" }, { maxLength: 80 });
export const bankAddress = field(
  "bankAddress",
  { en: "Bank's street and number", "zh-CN": "银行街道及门牌号" },
  { ...optional, maxLength: 200 },
);
export const bankPostalCode = field(
  "bankPostalCode",
  { en: "Bank's postal code", "zh-CN": "银行邮政编码" },
  { ...optional, maxLength: 16 },
);
/** A select of the countries that a channel reaches. */
export const bankCountry = (countries: readonly (keyof typeof COUNTRY_NAMES)[]): FormField =>
  field(
    "bankCountry",
    { en: "Bank country", "zh-CN": "银行所在国家或地区" },
    {
      type: "select",
      ...code("^[A-Z]{2}$", 2),
      options: countries.map((value) => ({
        value,
        label: COUNTRY_NAMES[value],
      })),
    },
  );
export const currency = (value: string, name: { en: string; "zh-CN": string }): FormField =>
  field(
    "currency",
    { en: "Currency", "zh-CN": "币种" },
    { type: "select", maxLength: 64, options: [{ value, label: name }] },
  );

// The payee's account in each country's format.
export const accountNumber = (
  pattern: string,
  [least, most]: readonly [number, number],
  own: Partial<FormField> = {},
) =>
  field(
    "accountNumber",
    { en: "Account number", "zh-CN": "账户号码" },
    {
      hint: { en: "Digits only, without spaces.", "zh-CN": "仅填写数字，不含空格。" },
      ...code(pattern, least, most),
      ...own,
    },
  );
export const iban = field(
  "iban",
  { en: "IBAN", "zh-CN": "国际银行账户号码（IBAN）" },
  { ...code("^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$", 15, 34) },
);
export const bicSwiftCode = field(
  "bicSwiftCode",
  { en: "BIC (SWIFT code)", "zh-CN": "BIC（SWIFT 代码）" },
  {
    hint: { en: "8 or 11 characters.", "zh-CN": "8 位或 11 位字符。" },
    ...code("^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$", 8, 11),
  },
);
export const sortCode = field(
  "sortCode",
  { en: "Sort code", "zh-CN": "银行分类代码（Sort code）" },
  { hint: { en: "Six digits without hyphens.", "zh-CN": "六位数字，不含连字符。" }, ...code("^\\d{6}$", 6) },
);
export const aba = field(
  "aba",
  { en: "ABA routing number", "zh-CN": "ABA 路由号码" },
  {
    hint: { en: "Nine digits, at the foot of a check.", "zh-CN": "九位数字，可在支票底部找到。" },
    ...code("^\\d{9}$", 9),
  },
);
export const bankAccountType = field(
  "bankAccountType",
  { en: "Account type", "zh-CN": "账户类型" },
  { type: "select", maxLength: 64, options: choices(labels.BankAccountType) },
);
export const blz = field("blz", { en: "BLZ", "zh-CN": "德国银行代码（BLZ）" }, { ...optional, ...code("^\\d{8}$", 8) });
export const bsb = field("bsb", { en: "BSB", "zh-CN": "澳大利亚银行代码（BSB）" }, code("^\\d{6}$", 6));
export const ifs = field(
  "ifs",
  { en: "IFS code", "zh-CN": "印度银行代码（IFSC）" },
  code("^[A-Z]{4}0[A-Z0-9]{6}$", 11),
);
export const clabe = field("clabe", { en: "CLABE", "zh-CN": "墨西哥银行账户号码（CLABE）" }, code("^\\d{18}$", 18));
export const ctn = field(
  "ctn",
  { en: "Transit and institution number", "zh-CN": "加拿大转账代码（Transit）" },
  {
    hint: {
      en: "Nine digits: a nought, the institution's three, the branch's five.",
      "zh-CN": "九位数字：0、三位机构号、五位分行号。",
    },
    ...code("^0\\d{8}$", 9),
  },
);
export const bankCode = (digits: number) =>
  field("bankCode", { en: "Bank code", "zh-CN": "银行代码" }, code(`^\\d{${digits}}$`, digits));
export const branchCode = (own: Partial<FormField>) =>
  field("branchCode", { en: "Branch code", "zh-CN": "分行代码" }, { ...code("^\\d{3}$", 3), ...own });
export const branchNumber = field(
  "branchNumber",
  { en: "Branch number", "zh-CN": "网点号" },
  { ...optional, ...code("^\\d{1,10}$", 1, 10) },
);
export const notNeeded = (each: FormField): FormField => ({ ...each, required: false });
export const only = (each: FormField, ...bankCountries: readonly string[]): FormField => ({ ...each, bankCountries });
export const withIban = (each: FormField): FormField => only(each, ...IBAN_COUNTRIES);
export const withBic = (each: FormField): FormField => only(each, ...HAS_BIC);

import { beneficiaryFields as the } from "../../cash/beneficiaries/exports.ts";
import { type FormField, field } from "../../cash/channels/exports.ts";

const { accountHolderName } = the;
/** The picture that payers scan. */
export const QR_CODE = "qrCode";
const qrCode = field(
  QR_CODE,
  { en: "Receiving code", "zh-CN": "收款码" },
  {
    type: "file",
    maxLength: 1,
    hint: { en: "The picture payers scan: JPG, PNG or GIF.", "zh-CN": "供付款人扫描的图片，支持 JPG、PNG、GIF。" },
  },
);
const payId = field(
  "payId",
  { en: "Phone number or e-mail at the payment app", "zh-CN": "支付账户（手机号或邮箱）" },
  { minLength: 5, maxLength: 80 },
);

/** A bank account's fields by its country's clearing. */
const forms: Readonly<Record<string, readonly FormField[]>> = {
  rm_fps_gbp: [accountHolderName, the.sortCode, the.accountNumber("^\\d{8}$", [8, 8])],
  rm_sepa_eur: [accountHolderName, the.iban, the.notNeeded(the.bicSwiftCode), the.notNeeded(the.bankName)],
  rm_ach_usd: [
    accountHolderName,
    the.aba,
    the.accountNumber("^\\d{4,17}$", [4, 17]),
    the.bankAccountType,
    the.bankName,
  ],
  rm_fps_hkd: [accountHolderName, the.bankCode(3), the.accountNumber("^\\d{6,12}$", [6, 12]), the.bankName],
  rm_bank_cny: [accountHolderName, the.bankName, the.bankCity, the.accountNumber("^\\d{12,19}$", [12, 19])],
  rm_code_cny: [accountHolderName, payId, qrCode],
  rm_code_hkd: [accountHolderName, payId, qrCode],
};

export const formOf = (methodId: string): readonly FormField[] => forms[methodId] ?? [];

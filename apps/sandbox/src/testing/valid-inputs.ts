import type { OperationId } from "@coffer/sdk/contract";

const email = { emailAddress: "someone@coffer.example" };
const phone = { countryCode: "+65", phoneNumber: "81234567" };
const proof = { code: "123456", googleCode: "123456", fundPassword: "135790" };
const signUp = { code: "123456", password: "Harbour-Pine-77", agreeTerms: true };
const identity = {
  type: 0,
  region: "GB",
  certificateType: 1,
  certificateNumber: "925665416",
  validFrom: "2021-03-15",
  validUntil: "2031-03-15",
  firstName: "Mei",
  lastName: "Lin",
  companyName: "Lin Limited",
  birthday: "1993-07-22",
  city: "London",
  address: "14 Lavender Row",
  frontFileId: "file_AAAAAA",
};
const shop = {
  fullName: "Lantern Hill Limited",
  shortName: "Lantern Hill",
  website: "https://lantern.example",
  address: "22/F, 88 Queen's Road",
  businessScope: "Lamps.",
  receiptCurrency: "USDT",
  certificateFileId: "file_AAAAAA",
};
const destination = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
const page = { SkipCount: 0, MaxResultCount: 5 };
const records = { ...page, Coin: "USDT", Network: "TRC20", Status: 14, Keyword: "W2026" };
const reset = { resetToken: "rs_1", password: "Harbour-Pine-77", googleCode: "123456" };

/** For every call with a body, what a client may send; each field of it is then broken in turn. */
export const bodies: Partial<Record<OperationId, Record<string, unknown>>> = {
  registerByEmailAddress: { ...email, ...signUp, accountType: 0, referralCode: "HARBOUR7", messagingAppId: "me" },
  registerByPhoneNumber: { ...phone, ...signUp, accountType: 2 },
  registerMerchant: { ...email, ...signUp, fullName: "Lantern Hill Limited", shortName: "Lantern Hill" },
  resetPasswordByEmailAddressVerification: { ...email, code: "123456" },
  resetPasswordByPhoneNumberVerification: { ...phone, code: "123456" },
  resetPasswordByEmailAddress: reset,
  resetPasswordByPhoneNumber: reset,
  bindEmailAddress: { ...email, code: "123456", verification: proof },
  updateEmailAddress: { ...email, code: "123456", verification: proof },
  unBindEmailAddress: { verification: proof },
  bindPhoneNumber: { ...phone, code: "123456", verification: proof },
  updatePhoneNumber: { ...phone, code: "123456", verification: proof },
  unBindPhoneNumber: { verification: proof },
  updatePassword: { oldPassword: "Coffer-demo-2026", newPassword: "Harbour-Pine-77", verification: proof },
  setFundPassword: { fundPassword: "135790", verification: proof },
  updateFundPassword: { fundPassword: "135790", verification: proof },
  bindGoogleCode: { googleCode: "123456", verification: proof },
  unBindGoogleCode: { googleCode: "123456", verification: proof },
  setPricingCurrency: { currency: "EUR" },
  createKyc: identity,
  updateKyc: identity,
  updateKycStatus: { applicantId: "67a1c0e4b2f9", event: "stepCompleted" },
  saveToBecomeOfficial: shop,
  applyToBecomeOfficial: { agreeContract: true },
  sendVerificationCode: { scene: 0, ...email },
  pTR: { businessType: 1, key: "someone@coffer.example" },
  refreshToken: { accessToken: "at_1", refreshToken: "rt_1" },
  refreshMerchantToken: { accessToken: "at_1", refreshToken: "rt_1" },
  securityVerification: { verificationToken: "vt_1", googleCode: "123456" },
  applyTransactionOut: { ...destination, amount: "100", addressId: "ad_1", remark: "November" },
  confirmTransactionOut: { rid: "rid_1", verification: proof },
  getListByCoinTransactionIn: records,
  getListByCoinTransactionOut: records,
  createUserCoinAddress: { ...destination, label: "Cold storage", verification: { googleCode: "123456" } },
  delUserCoinAddress: { id: "ad_1" },
};
export const queries: Partial<Record<OperationId, Record<string, unknown>>> = {
  getLoginHistory: { ...page },
  getSafeOperationHistory: { ...page },
  getAnnouncementList: { Keyword: "tag", ClientType: 0, ...page },
  getCommonSettingList: { Keyword: "Links", ClientType: 0 },
  getRechargeBank: { currency: "GBP" },
  getAddress: { coin: "USDT", network: "TRC20" },
  cancelApplyTransactionOut: { id: "wd_1" },
  getUserCoinAddress: { ...page, Coin: "USDT", Network: "TRC20", Keyword: "Cold" },
  getAssets: { Wallet: 0, currency: "USD" },
  getAssetsSummary: { currency: "USD", days: 30 },
  getAssetConversion: { from: "BTC", to: "USD", amount: "1" },
  getUserAssetsHistory: page,
  getUserDepositWithdrawalAssetsHistory: page,
};

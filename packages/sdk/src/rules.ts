// The product's validation rules as zod schemas, each limit a named constant beside the product's sentence. No schema
// carries a message of its own, so that your own error map or zod's locale speaks; issues of our own rules have
// `params.rule` to tell them apart.
export { amountWithin, type Bounds, compareAmounts } from "./rules/amount.ts";
export { API_KEY, boundIps } from "./rules/api-key.ts";
export { APPEAL, appealRemark, isWithinAppealTime } from "./rules/appeal.ts";
export { isAba, isClabe, isLuhn } from "./rules/bank-codes.ts";
export { confirmed, consent } from "./rules/confirmed.ts";
export {
  ADDRESS_NAME,
  addressName,
  countryCode,
  emailAddress,
  googleCode,
  phoneNumber,
  verificationCode,
} from "./rules/contact.ts";
export {
  BUSINESS_CERTIFICATE,
  type FileLimits,
  file,
  files,
  IDENTITY_IMAGE,
  SCREEN_IMAGE,
  VOUCHERS_MAX,
} from "./rules/files.ts";
export { MULTISIG, multisigWallet } from "./rules/multisig.ts";
export {
  CHANGE_PASSWORD,
  changePassword,
  fundPin,
  type PasswordCheck,
  type PasswordLimits,
  passwordChecks,
  SIGN_UP_PASSWORD,
  signUpPassword,
} from "./rules/password.ts";
export { ACTIVE_METHODS, activeChannels } from "./rules/payment-methods.ts";

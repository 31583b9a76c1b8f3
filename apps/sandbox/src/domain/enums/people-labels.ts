import type { LabelsOf } from "./labels.ts";

/** Who people are, and what they do with their account. */
export const peopleLabels = {
  AccountType: {
    personal: { en: "Personal", "zh-CN": "个人" },
    merchant: { en: "Merchant", "zh-CN": "商户" },
    enterprise: { en: "Enterprise", "zh-CN": "企业" },
    subMerchant: { en: "Sub-merchant", "zh-CN": "子商户" },
    appEmbedded: { en: "App client", "zh-CN": "应用内客户端" },
    acceptor: { en: "Acceptor", "zh-CN": "承兑商" },
  },
  RegisterAccountType: {
    personal: { en: "Personal", "zh-CN": "个人" },
    enterprise: { en: "Enterprise", "zh-CN": "企业" },
  },
  ClientType: { web: { en: "Web", "zh-CN": "网页" } },
  KycStatus: {
    notVerified: { en: "Not verified", "zh-CN": "未认证" },
    pending: { en: "Under review", "zh-CN": "审核中" },
    rejected: { en: "Rejected", "zh-CN": "未通过" },
    verified: { en: "Verified", "zh-CN": "已认证" },
  },
  KycType: {
    personal: { en: "Person", "zh-CN": "个人" },
    enterprise: { en: "Enterprise", "zh-CN": "企业" },
  },
  CertificateType: {
    identityCard: { en: "Identity card", "zh-CN": "身份证" },
    passport: { en: "Passport", "zh-CN": "护照" },
    drivingLicence: { en: "Driving licence", "zh-CN": "驾驶证" },
    businessLicence: { en: "Business licence", "zh-CN": "营业执照" },
  },
  MerchantType: {
    trial: { en: "On trial", "zh-CN": "试用商户" },
    official: { en: "Official", "zh-CN": "正式商户" },
  },
  MerchantStatus: {
    notSubmitted: { en: "Not submitted", "zh-CN": "未提交" },
    underReview: { en: "Under review", "zh-CN": "审核中" },
    approved: { en: "Approved", "zh-CN": "已通过" },
    rejected: { en: "Rejected", "zh-CN": "已拒绝" },
  },
  LoginResult: {
    succeeded: { en: "Signed in", "zh-CN": "登录成功" },
    wrongPassword: { en: "Wrong password", "zh-CN": "密码错误" },
    wrongGoogleCode: { en: "Wrong authenticator code", "zh-CN": "谷歌验证码错误" },
    locked: { en: "Refused while locked", "zh-CN": "锁定期间被拒绝" },
  },
  SafeOperation: {
    bindPhone: { en: "Phone bound", "zh-CN": "绑定手机" },
    updatePhone: { en: "Phone changed", "zh-CN": "更换手机" },
    unbindPhone: { en: "Phone removed", "zh-CN": "解绑手机" },
    bindEmail: { en: "E-mail address bound", "zh-CN": "绑定邮箱" },
    updateEmail: { en: "E-mail address changed", "zh-CN": "更换邮箱" },
    unbindEmail: { en: "E-mail address removed", "zh-CN": "解绑邮箱" },
    updatePassword: { en: "Password changed", "zh-CN": "修改登录密码" },
    resetPassword: { en: "Password reset", "zh-CN": "重置登录密码" },
    setFundPassword: { en: "Fund PIN set", "zh-CN": "设置资金密码" },
    updateFundPassword: { en: "Fund PIN changed", "zh-CN": "修改资金密码" },
    bindAuthenticator: { en: "Authenticator bound", "zh-CN": "绑定谷歌验证器" },
    unbindAuthenticator: { en: "Authenticator removed", "zh-CN": "解绑谷歌验证器" },
    signOut: { en: "Signed out", "zh-CN": "退出登录" },
  },
  PtrBusinessType: {
    signIn: { en: "Sign in", "zh-CN": "登录" },
    changePassword: { en: "Change the password", "zh-CN": "修改密码" },
  },
  VerificationScene: {
    register: { en: "Open an account", "zh-CN": "注册" },
    resetPassword: { en: "Forgotten password", "zh-CN": "忘记密码" },
    bindEmail: { en: "New e-mail address", "zh-CN": "绑定新邮箱" },
    bindPhone: { en: "New phone", "zh-CN": "绑定新手机" },
    unbind: { en: "Remove a contact", "zh-CN": "解绑联系方式" },
    security: { en: "Security change", "zh-CN": "安全设置变更" },
    withdraw: { en: "Withdrawal", "zh-CN": "提现" },
  },
} satisfies LabelsOf<
  | "AccountType"
  | "RegisterAccountType"
  | "ClientType"
  | "KycStatus"
  | "KycType"
  | "CertificateType"
  | "MerchantType"
  | "MerchantStatus"
  | "LoginResult"
  | "SafeOperation"
  | "PtrBusinessType"
  | "VerificationScene"
>;

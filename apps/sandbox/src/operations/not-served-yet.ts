import type { OperationId } from "@coffer/sdk/contract";

/** In the contract, answered with 501 until its area is built. This list only shrinks. */
export const notServedYet = [
  "getMultisigWallet",
  "getCoinTree",
  "getLinkage",
  "getAddCoinLinkage",
  "getMultisigWalletDetail",
  "getMultisigRechargeList",
  "getMultisigWithdrawalList",
  "getBalance",
  "delMultisigWallet",
  "createWallet",
  "createCoin",
  "enterpriseWithdrawal",
  "getHelpCenterCategoryList",
  "getHelpCenterList",
  "getHelpCenterDetail",
  "getAnnouncementDetail",
  "getNewsPageList",
  "getNewsById",
  "getNewsResource",
  "getRotationList",
  "getVersioning",
  "addContactUs",
  "addUserActionLog",
  "createQrCode",
  "getQrCodeStatus",
  "refreshQrCode",
  "createApiKey",
  "updateApiKey",
  "deleteApiKey",
  "getApiKeyList",
] as const satisfies readonly OperationId[];

export type NotServedYet = (typeof notServedYet)[number];

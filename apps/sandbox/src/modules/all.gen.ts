// Written by gen from the folders of modules/.
import type { Module } from "../core/define-module.ts";
import { module as addressBook } from "./address-book/module.ts";
import { module as apiKeys } from "./api-keys/module.ts";
import { module as assetsCoins } from "./assets/coins/module.ts";
import { module as assetsPrices } from "./assets/prices/module.ts";
import { module as assetsRecords } from "./assets/records/module.ts";
import { module as assetsWallets } from "./assets/wallets/module.ts";
import { module as authAccount } from "./auth/account/module.ts";
import { module as authCodes } from "./auth/codes/module.ts";
import { module as authInbox } from "./auth/inbox/module.ts";
import { module as authSession } from "./auth/session/module.ts";
import { module as authSignIn } from "./auth/sign-in/module.ts";
import { module as authUser } from "./auth/user/module.ts";
import { module as basic } from "./basic/module.ts";
import { module as cards } from "./cards/module.ts";
import { module as cashAccounts } from "./cash/accounts/module.ts";
import { module as cashBeneficiaries } from "./cash/beneficiaries/module.ts";
import { module as cashChannels } from "./cash/channels/module.ts";
import { module as cashOrders } from "./cash/orders/module.ts";
import { module as contentNotices } from "./content/notices/module.ts";
import { module as contentSite } from "./content/site/module.ts";
import { module as convertConversions } from "./convert/conversions/module.ts";
import { module as convertPairs } from "./convert/pairs/module.ts";
import { module as deposits } from "./deposits/module.ts";
import { module as earn } from "./earn/module.ts";
import { module as events } from "./events/module.ts";
import { module as kyc } from "./kyc/module.ts";
import { module as merchantOrders } from "./merchant/orders/module.ts";
import { module as merchantProfile } from "./merchant/profile/module.ts";
import { module as merchantRates } from "./merchant/rates/module.ts";
import { module as merchantReport } from "./merchant/report/module.ts";
import { module as merchantReviews } from "./merchant/reviews/module.ts";
import { module as merchantStaff } from "./merchant/staff/module.ts";
import { module as merchantWallet } from "./merchant/wallet/module.ts";
import { module as multisig } from "./multisig/module.ts";
import { module as otc } from "./otc/module.ts";
import { module as p2p } from "./p2p/module.ts";
import { module as profile } from "./profile/module.ts";
import { module as quickPayCurrencies } from "./quick-pay/currencies/module.ts";
import { module as quickPayOrders } from "./quick-pay/orders/module.ts";
import { module as receiptMethodsFiles } from "./receipt-methods/files/module.ts";
import { module as receiptMethodsMethods } from "./receipt-methods/methods/module.ts";
import { module as scenariosShowcase } from "./scenarios/showcase/module.ts";
import { module as scenariosStory } from "./scenarios/story/module.ts";
import { module as transfers } from "./transfers/module.ts";
import { module as withdrawals } from "./withdrawals/module.ts";

export const allModules: readonly Module[] = [
  addressBook,
  apiKeys,
  assetsCoins,
  assetsPrices,
  assetsRecords,
  assetsWallets,
  authAccount,
  authCodes,
  authInbox,
  authSession,
  authSignIn,
  authUser,
  basic,
  cards,
  cashAccounts,
  cashBeneficiaries,
  cashChannels,
  cashOrders,
  contentNotices,
  contentSite,
  convertConversions,
  convertPairs,
  deposits,
  earn,
  events,
  kyc,
  merchantOrders,
  merchantProfile,
  merchantRates,
  merchantReport,
  merchantReviews,
  merchantStaff,
  merchantWallet,
  multisig,
  otc,
  p2p,
  profile,
  quickPayCurrencies,
  quickPayOrders,
  receiptMethodsFiles,
  receiptMethodsMethods,
  scenariosShowcase,
  scenariosStory,
  transfers,
  withdrawals,
];

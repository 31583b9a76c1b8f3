// Written by gen from the folders of modules/.
import type { ModuleTesting } from "./scene.ts";
import { testing as addressBook } from "../modules/address-book/testing.ts";
import { testing as apiKeys } from "../modules/api-keys/testing.ts";
import { testing as assetsWallets } from "../modules/assets/wallets/testing.ts";
import { testing as authAccount } from "../modules/auth/account/testing.ts";
import { testing as authCodes } from "../modules/auth/codes/testing.ts";
import { testing as authSession } from "../modules/auth/session/testing.ts";
import { testing as authSignIn } from "../modules/auth/sign-in/testing.ts";
import { testing as cards } from "../modules/cards/testing.ts";
import { testing as cashAccounts } from "../modules/cash/accounts/testing.ts";
import { testing as cashBeneficiaries } from "../modules/cash/beneficiaries/testing.ts";
import { testing as cashChannels } from "../modules/cash/channels/testing.ts";
import { testing as cashOrders } from "../modules/cash/orders/testing.ts";
import { testing as contentNotices } from "../modules/content/notices/testing.ts";
import { testing as contentSite } from "../modules/content/site/testing.ts";
import { testing as convertConversions } from "../modules/convert/conversions/testing.ts";
import { testing as deposits } from "../modules/deposits/testing.ts";
import { testing as earn } from "../modules/earn/testing.ts";
import { testing as events } from "../modules/events/testing.ts";
import { testing as kyc } from "../modules/kyc/testing.ts";
import { testing as merchantOrders } from "../modules/merchant/orders/testing.ts";
import { testing as merchantProfile } from "../modules/merchant/profile/testing.ts";
import { testing as merchantRates } from "../modules/merchant/rates/testing.ts";
import { testing as merchantReport } from "../modules/merchant/report/testing.ts";
import { testing as merchantReviews } from "../modules/merchant/reviews/testing.ts";
import { testing as merchantStaff } from "../modules/merchant/staff/testing.ts";
import { testing as merchantWallet } from "../modules/merchant/wallet/testing.ts";
import { testing as multisig } from "../modules/multisig/testing.ts";
import { testing as otc } from "../modules/otc/testing.ts";
import { testing as p2p } from "../modules/p2p/testing.ts";
import { testing as profile } from "../modules/profile/testing.ts";
import { testing as quickPayCurrencies } from "../modules/quick-pay/currencies/testing.ts";
import { testing as quickPayOrders } from "../modules/quick-pay/orders/testing.ts";
import { testing as receiptMethodsFiles } from "../modules/receipt-methods/files/testing.ts";
import { testing as receiptMethodsMethods } from "../modules/receipt-methods/methods/testing.ts";
import { testing as transfers } from "../modules/transfers/testing.ts";
import { testing as withdrawals } from "../modules/withdrawals/testing.ts";

export const modulesTesting: readonly ModuleTesting[] = [
  addressBook,
  apiKeys,
  assetsWallets,
  authAccount,
  authCodes,
  authSession,
  authSignIn,
  cards,
  cashAccounts,
  cashBeneficiaries,
  cashChannels,
  cashOrders,
  contentNotices,
  contentSite,
  convertConversions,
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
  transfers,
  withdrawals,
];

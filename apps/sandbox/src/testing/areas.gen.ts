// Written by gen from the folders of areas/.
import type { AreaTesting } from "./scene.ts";
import { testing as account } from "../areas/account/testing.ts";
import { testing as addressBook } from "../areas/address-book/testing.ts";
import { testing as apiKeys } from "../areas/api-keys/testing.ts";
import { testing as cashAccounts } from "../areas/cash-accounts/testing.ts";
import { testing as cashBeneficiaries } from "../areas/cash-beneficiaries/testing.ts";
import { testing as cashChannels } from "../areas/cash-channels/testing.ts";
import { testing as cashOrders } from "../areas/cash-orders/testing.ts";
import { testing as codes } from "../areas/codes/testing.ts";
import { testing as content } from "../areas/content/testing.ts";
import { testing as deposit } from "../areas/deposit/testing.ts";
import { testing as events } from "../areas/events/testing.ts";
import { testing as fiatCard } from "../areas/fiat-card/testing.ts";
import { testing as fiatCurrencies } from "../areas/fiat-currencies/testing.ts";
import { testing as fiatQuickPay } from "../areas/fiat-quick-pay/testing.ts";
import { testing as fiatTrades } from "../areas/fiat-trades/testing.ts";
import { testing as files } from "../areas/files/testing.ts";
import { testing as financing } from "../areas/financing/testing.ts";
import { testing as flash } from "../areas/flash/testing.ts";
import { testing as identity } from "../areas/identity/testing.ts";
import { testing as merchant } from "../areas/merchant/testing.ts";
import { testing as merchantMoves } from "../areas/merchant-moves/testing.ts";
import { testing as merchantOrders } from "../areas/merchant-orders/testing.ts";
import { testing as merchantRates } from "../areas/merchant-rates/testing.ts";
import { testing as merchantReport } from "../areas/merchant-report/testing.ts";
import { testing as merchantReviews } from "../areas/merchant-reviews/testing.ts";
import { testing as merchantStaff } from "../areas/merchant-staff/testing.ts";
import { testing as multisig } from "../areas/multisig/testing.ts";
import { testing as otc } from "../areas/otc/testing.ts";
import { testing as receiptMethods } from "../areas/receipt-methods/testing.ts";
import { testing as security } from "../areas/security/testing.ts";
import { testing as session } from "../areas/session/testing.ts";
import { testing as signIn } from "../areas/sign-in/testing.ts";
import { testing as site } from "../areas/site/testing.ts";
import { testing as transfer } from "../areas/transfer/testing.ts";
import { testing as wallets } from "../areas/wallets/testing.ts";
import { testing as withdrawal } from "../areas/withdrawal/testing.ts";

export const areasTesting: readonly AreaTesting[] = [
  account,
  addressBook,
  apiKeys,
  cashAccounts,
  cashBeneficiaries,
  cashChannels,
  cashOrders,
  codes,
  content,
  deposit,
  events,
  fiatCard,
  fiatCurrencies,
  fiatQuickPay,
  fiatTrades,
  files,
  financing,
  flash,
  identity,
  merchant,
  merchantMoves,
  merchantOrders,
  merchantRates,
  merchantReport,
  merchantReviews,
  merchantStaff,
  multisig,
  otc,
  receiptMethods,
  security,
  session,
  signIn,
  site,
  transfer,
  wallets,
  withdrawal,
];

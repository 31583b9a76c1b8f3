// Written by gen from the folders of areas/.
import type { Area } from "../area/define-area.ts";
import { area as account } from "./account/area.ts";
import { area as addressBook } from "./address-book/area.ts";
import { area as apiKeys } from "./api-keys/area.ts";
import { area as cashAccounts } from "./cash-accounts/area.ts";
import { area as cashBeneficiaries } from "./cash-beneficiaries/area.ts";
import { area as cashChannels } from "./cash-channels/area.ts";
import { area as cashOrders } from "./cash-orders/area.ts";
import { area as codes } from "./codes/area.ts";
import { area as coins } from "./coins/area.ts";
import { area as content } from "./content/area.ts";
import { area as deposit } from "./deposit/area.ts";
import { area as enumerations } from "./enumerations/area.ts";
import { area as events } from "./events/area.ts";
import { area as exchange } from "./exchange/area.ts";
import { area as fiatCard } from "./fiat-card/area.ts";
import { area as fiatCurrencies } from "./fiat-currencies/area.ts";
import { area as fiatQuickPay } from "./fiat-quick-pay/area.ts";
import { area as fiatTrades } from "./fiat-trades/area.ts";
import { area as files } from "./files/area.ts";
import { area as financing } from "./financing/area.ts";
import { area as flash } from "./flash/area.ts";
import { area as identity } from "./identity/area.ts";
import { area as inbox } from "./inbox/area.ts";
import { area as merchant } from "./merchant/area.ts";
import { area as merchantMoves } from "./merchant-moves/area.ts";
import { area as merchantOrders } from "./merchant-orders/area.ts";
import { area as merchantRates } from "./merchant-rates/area.ts";
import { area as merchantReport } from "./merchant-report/area.ts";
import { area as merchantReviews } from "./merchant-reviews/area.ts";
import { area as merchantStaff } from "./merchant-staff/area.ts";
import { area as multisig } from "./multisig/area.ts";
import { area as otc } from "./otc/area.ts";
import { area as prices } from "./prices/area.ts";
import { area as receiptMethods } from "./receipt-methods/area.ts";
import { area as records } from "./records/area.ts";
import { area as security } from "./security/area.ts";
import { area as session } from "./session/area.ts";
import { area as showcase } from "./showcase/area.ts";
import { area as signIn } from "./sign-in/area.ts";
import { area as site } from "./site/area.ts";
import { area as story } from "./story/area.ts";
import { area as transfer } from "./transfer/area.ts";
import { area as user } from "./user/area.ts";
import { area as wallets } from "./wallets/area.ts";
import { area as withdrawal } from "./withdrawal/area.ts";

export const allAreas: readonly Area[] = [
  account,
  addressBook,
  apiKeys,
  cashAccounts,
  cashBeneficiaries,
  cashChannels,
  cashOrders,
  codes,
  coins,
  content,
  deposit,
  enumerations,
  events,
  exchange,
  fiatCard,
  fiatCurrencies,
  fiatQuickPay,
  fiatTrades,
  files,
  financing,
  flash,
  identity,
  inbox,
  merchant,
  merchantMoves,
  merchantOrders,
  merchantRates,
  merchantReport,
  merchantReviews,
  merchantStaff,
  multisig,
  otc,
  prices,
  receiptMethods,
  records,
  security,
  session,
  showcase,
  signIn,
  site,
  story,
  transfer,
  user,
  wallets,
  withdrawal,
];

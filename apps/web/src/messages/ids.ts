import type addressBook from "./en/address-book.json";
import type apiKeys from "./en/api-keys.json";
import type apiKeysReference from "./en/api-keys-reference.json";
import type assets from "./en/assets.json";
import type auth from "./en/auth.json";
import type cards from "./en/cards.json";
import type cash from "./en/cash.json";
import type cashBanks from "./en/cash-banks.json";
import type cashStatus from "./en/cash-status.json";
import type contentAbout from "./en/content-about.json";
import type contentArticle from "./en/content-article.json";
import type contentBrokerage from "./en/content-brokerage.json";
import type contentContact from "./en/content-contact.json";
import type contentDeploy from "./en/content-deploy.json";
import type contentDownload from "./en/content-download.json";
import type contentHelp from "./en/content-help.json";
import type contentHome from "./en/content-home.json";
import type contentIndividuals from "./en/content-individuals.json";
import type contentNews from "./en/content-news.json";
import type contentNotices from "./en/content-notices.json";
import type contentPictures from "./en/content-pictures.json";
import type contentProducts from "./en/content-products.json";
import type contentSaas from "./en/content-saas.json";
import type convert from "./en/convert.json";
import type deposits from "./en/deposits.json";
import type earn from "./en/earn.json";
import type error from "./en/error.json";
import type events from "./en/events.json";
import type flow from "./en/flow.json";
import type form from "./en/form.json";
import type kyc from "./en/kyc.json";
import type kycStandIn from "./en/kyc-stand-in.json";
import type maintain from "./en/maintain.json";
import type measuring from "./en/measuring.json";
import type merchant from "./en/merchant.json";
import type merchantApplication from "./en/merchant-application.json";
import type merchantCashiers from "./en/merchant-cashiers.json";
import type merchantHome from "./en/merchant-home.json";
import type merchantOrderStatus from "./en/merchant-order-status.json";
import type merchantOrders from "./en/merchant-orders.json";
import type merchantRates from "./en/merchant-rates.json";
import type merchantReport from "./en/merchant-report.json";
import type merchantTill from "./en/merchant-till.json";
import type merchantWallet from "./en/merchant-wallet.json";
import type multisig from "./en/multisig.json";
import type otc from "./en/otc.json";
import type otcAcceptor from "./en/otc-acceptor.json";
import type p2p from "./en/p2p.json";
import type p2pStatus from "./en/p2p-status.json";
import type page from "./en/page.json";
import type profile from "./en/profile.json";
import type quickPay from "./en/quick-pay.json";
import type quote from "./en/quote.json";
import type receiptMethods from "./en/receipt-methods.json";
import type section from "./en/section.json";
import type shell from "./en/shell.json";
import type status from "./en/status.json";
import type table from "./en/table.json";
import type transfers from "./en/transfers.json";
import type withdrawals from "./en/withdrawals.json";

/** Every message id of the app. */
export type MessageId =
  | keyof typeof addressBook
  | keyof typeof apiKeys
  | keyof typeof apiKeysReference
  | keyof typeof assets
  | keyof typeof auth
  | keyof typeof cards
  | keyof typeof cash
  | keyof typeof cashBanks
  | keyof typeof cashStatus
  | keyof typeof contentAbout
  | keyof typeof contentArticle
  | keyof typeof contentBrokerage
  | keyof typeof contentContact
  | keyof typeof contentDeploy
  | keyof typeof contentDownload
  | keyof typeof contentHelp
  | keyof typeof contentHome
  | keyof typeof contentIndividuals
  | keyof typeof contentNews
  | keyof typeof contentNotices
  | keyof typeof contentPictures
  | keyof typeof contentProducts
  | keyof typeof contentSaas
  | keyof typeof convert
  | keyof typeof deposits
  | keyof typeof earn
  | keyof typeof error
  | keyof typeof events
  | keyof typeof flow
  | keyof typeof form
  | keyof typeof kyc
  | keyof typeof kycStandIn
  | keyof typeof maintain
  | keyof typeof measuring
  | keyof typeof merchant
  | keyof typeof merchantApplication
  | keyof typeof merchantCashiers
  | keyof typeof merchantHome
  | keyof typeof merchantOrderStatus
  | keyof typeof merchantOrders
  | keyof typeof merchantRates
  | keyof typeof merchantReport
  | keyof typeof merchantTill
  | keyof typeof merchantWallet
  | keyof typeof multisig
  | keyof typeof otc
  | keyof typeof otcAcceptor
  | keyof typeof p2p
  | keyof typeof p2pStatus
  | keyof typeof page
  | keyof typeof profile
  | keyof typeof quickPay
  | keyof typeof quote
  | keyof typeof receiptMethods
  | keyof typeof section
  | keyof typeof shell
  | keyof typeof status
  | keyof typeof table
  | keyof typeof transfers
  | keyof typeof withdrawals;

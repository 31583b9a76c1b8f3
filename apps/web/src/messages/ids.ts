import type about from "./en/about.json";
import type acceptor from "./en/acceptor.json";
import type account from "./en/account.json";
import type address from "./en/address.json";
import type article from "./en/article.json";
import type assets from "./en/assets.json";
import type bank from "./en/bank.json";
import type brokerage from "./en/brokerage.json";
import type cash from "./en/cash.json";
import type cashier from "./en/cashier.json";
import type cashStatus from "./en/cashStatus.json";
import type contact from "./en/contact.json";
import type convert from "./en/convert.json";
import type deploy from "./en/deploy.json";
import type developers from "./en/developers.json";
import type download from "./en/download.json";
import type earn from "./en/earn.json";
import type error from "./en/error.json";
import type fiat from "./en/fiat.json";
import type fiatStatus from "./en/fiatStatus.json";
import type flow from "./en/flow.json";
import type form from "./en/form.json";
import type help from "./en/help.json";
import type home from "./en/home.json";
import type individuals from "./en/individuals.json";
import type keys from "./en/keys.json";
import type kyc from "./en/kyc.json";
import type maintain from "./en/maintain.json";
import type measuring from "./en/measuring.json";
import type merchant from "./en/merchant.json";
import type merchantHome from "./en/merchantHome.json";
import type merchantMove from "./en/merchantMove.json";
import type merchantRate from "./en/merchantRate.json";
import type merchantReport from "./en/merchantReport.json";
import type merchantStarted from "./en/merchantStarted.json";
import type multisig from "./en/multisig.json";
import type news from "./en/news.json";
import type notice from "./en/notice.json";
import type otc from "./en/otc.json";
import type page from "./en/page.json";
import type paymentOrder from "./en/paymentOrder.json";
import type paymentStatus from "./en/paymentStatus.json";
import type picture from "./en/picture.json";
import type products from "./en/products.json";
import type quickBuy from "./en/quickBuy.json";
import type quote from "./en/quote.json";
import type receiving from "./en/receiving.json";
import type recharge from "./en/recharge.json";
import type reference from "./en/reference.json";
import type saas from "./en/saas.json";
import type section from "./en/section.json";
import type shell from "./en/shell.json";
import type standin from "./en/standin.json";
import type status from "./en/status.json";
import type table from "./en/table.json";
import type till from "./en/till.json";
import type transfer from "./en/transfer.json";
import type user from "./en/user.json";
import type withdraw from "./en/withdraw.json";

/** Every text of the app by its id. A new area is two files and a line here. */
export type MessageId =
  | keyof typeof shell
  | keyof typeof section
  | keyof typeof home
  | keyof typeof picture
  | keyof typeof contact
  | keyof typeof download
  | keyof typeof about
  | keyof typeof saas
  | keyof typeof deploy
  | keyof typeof brokerage
  | keyof typeof individuals
  | keyof typeof products
  | keyof typeof convert
  | keyof typeof error
  | keyof typeof form
  | keyof typeof flow
  | keyof typeof table
  | keyof typeof status
  | keyof typeof user
  | keyof typeof account
  | keyof typeof keys
  | keyof typeof reference
  | keyof typeof multisig
  | keyof typeof maintain
  | keyof typeof measuring
  | keyof typeof merchant
  | keyof typeof paymentOrder
  | keyof typeof till
  | keyof typeof merchantHome
  | keyof typeof merchantStarted
  | keyof typeof merchantReport
  | keyof typeof paymentStatus
  | keyof typeof developers
  | keyof typeof merchantMove
  | keyof typeof merchantRate
  | keyof typeof cashier
  | keyof typeof notice
  | keyof typeof article
  | keyof typeof help
  | keyof typeof news
  | keyof typeof kyc
  | keyof typeof standin
  | keyof typeof assets
  | keyof typeof bank
  | keyof typeof cash
  | keyof typeof cashStatus
  | keyof typeof earn
  | keyof typeof fiat
  | keyof typeof fiatStatus
  | keyof typeof quickBuy
  | keyof typeof receiving
  | keyof typeof recharge
  | keyof typeof withdraw
  | keyof typeof transfer
  | keyof typeof address
  | keyof typeof otc
  | keyof typeof acceptor
  | keyof typeof quote
  | keyof typeof page;

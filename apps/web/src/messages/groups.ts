/**
 * Which texts travel together: a page fetches those of its groups in its language, and nothing else. A route names its
 * groups as `texts` in its `staticData`; "start" is always there.
 */
export const textGroups = {
  /** The shell of every page. */
  start: ["shell", "error"],
  /** Closed for maintenance. */
  maintain: ["maintain"],
  home: ["content-home"],
  /** The pictures of public pages: the product with examples. */
  pictures: ["content-pictures"],
  contact: ["content-contact"],
  /** The apps, and what they open. */
  download: ["content-download"],
  products: ["content-products"],
  individuals: ["content-individuals"],
  brokerage: ["content-brokerage"],
  deploy: ["content-deploy"],
  saas: ["content-saas"],
  about: ["content-about"],
  /** Signing up and in. */
  auth: ["auth"],
  form: ["form"],
  /** The pages of somebody signed in, whatever they are about: their list, forms, flows, tables, amounts and records. */
  signedIn: ["form", "section", "page", "flow", "table", "status"],
  /** Of that, what a list to read needs. */
  list: ["page", "table"],
  profile: ["profile"],
  /** Keys for programs. */
  apiKeys: ["api-keys"],
  /** The contract inside the app. */
  apiKeysReference: ["api-keys-reference"],
  /** What is read at length: announcements, help and news. */
  article: ["content-article"],
  notices: ["content-notices"],
  help: ["content-help"],
  news: ["content-news"],
  kyc: ["kyc", "kyc-stand-in"],
  assets: ["assets"],
  /** Pages money comes in and goes out by. */
  moves: ["deposits", "withdrawals", "transfers", "address-book"],
  /** Wallets that several sign for. */
  multisig: ["multisig"],
  /** What all pages of the merchant's console share. */
  merchant: ["merchant", "merchant-order-status", "merchant-wallet"],
  /** Its first page. */
  merchantHome: ["merchant-home"],
  /** For the programs of a merchant. */
  events: ["events"],
  /** Becoming official. */
  merchantApplication: ["merchant-application"],
  /** What was sold, by cashier and day. */
  merchantReport: ["merchant-report"],
  /** Payment orders, and the till they are paid at. */
  merchantOrders: ["merchant-orders", "merchant-till"],
  /** Whom a merchant has hired. */
  merchantCashiers: ["merchant-cashiers"],
  /** What a merchant's customers pay by, and what the merchant pays. */
  merchantRates: ["merchant-rates"],
  /** Fiat money: its account, banks, recipients and orders. */
  cash: ["cash", "cash-status", "cash-banks"],
  trade: ["convert", "otc", "otc-acceptor"],
  /** How a price has changed, and what orders for fiat money have come to: wherever somebody trades. */
  prices: ["quote", "p2p-status"],
  /** Coins for fiat money, with dealers. */
  p2p: ["p2p"],
  /** The same by card and on payment pages. */
  quickPay: ["quick-pay", "cards"],
  /** Staking, redeeming and what they pay. */
  earn: ["earn"],
  /** Whether visits may be counted. */
  measuring: ["measuring"],
  /** Where somebody who sells is paid. */
  receiptMethods: ["receipt-methods"],
} as const satisfies Record<string, readonly string[]>;

/** What only the sandbox says; not in what is built for people. */
export const sandboxAreas: readonly string[] = ["kyc-stand-in"];

export type TextGroup = keyof typeof textGroups;

/**
 * Which texts travel together: a page fetches those of its groups in its language, and nothing else. A route names its
 * groups as `texts` in its `staticData`; "start" is always there.
 */
export const textGroups = {
  /** The frame of every page. */
  start: ["shell", "error"],
  /** Closed for maintenance. */
  maintain: ["maintain"],
  home: ["home"],
  /** The pictures of public pages: the product with examples. */
  picture: ["picture"],
  contact: ["contact"],
  /** The apps, and what they open. */
  download: ["download"],
  products: ["products"],
  individuals: ["individuals"],
  brokerage: ["brokerage"],
  deploy: ["deploy"],
  saas: ["saas"],
  about: ["about"],
  /** Signing up and in. */
  user: ["user"],
  form: ["form"],
  /** The pages of somebody signed in, whatever they are about: their list, forms, flows, tables, amounts and records. */
  signedIn: ["form", "section", "page", "flow", "table", "status"],
  /** Of that, what a list to read needs. */
  list: ["page", "table"],
  account: ["account"],
  /** Keys for programs. */
  keys: ["keys"],
  /** The contract inside the app. */
  reference: ["reference"],
  /** What is read at length: announcements, help and news. */
  article: ["article"],
  notice: ["notice"],
  help: ["help"],
  news: ["news"],
  identity: ["kyc", "standin"],
  assets: ["assets"],
  /** Pages money comes in and goes out by. */
  moves: ["recharge", "withdraw", "transfer", "address"],
  /** Wallets that several sign for. */
  multisig: ["multisig"],
  /** What all pages of the merchant's console share. */
  merchant: ["merchant", "paymentStatus", "merchantMove"],
  /** Its first page. */
  merchantHome: ["merchantHome"],
  /** For the programs of a merchant. */
  developers: ["developers"],
  /** Becoming official. */
  merchantStarted: ["merchantStarted"],
  /** What was sold, by cashier and day. */
  merchantReport: ["merchantReport"],
  /** Payment orders, and the till they are paid at. */
  paymentOrder: ["paymentOrder", "till"],
  /** Whom a merchant has hired. */
  cashiers: ["cashier"],
  /** What a merchant's customers pay by, and what the merchant pays. */
  merchantPricing: ["merchantRate"],
  /** Fiat money: its account, banks, recipients and orders. */
  cash: ["cash", "cashStatus", "bank"],
  trade: ["convert", "otc", "acceptor"],
  /** How a price has changed, and what orders for fiat money have come to: wherever somebody trades. */
  prices: ["quote", "fiatStatus"],
  /** Coins for fiat money, with dealers. */
  fiat: ["fiat"],
  /** The same by card and on payment pages. */
  quickBuy: ["quickBuy"],
  /** Staking, redeeming and what they pay. */
  earn: ["earn"],
  /** Whether visits may be counted. */
  measuring: ["measuring"],
  /** Where somebody who sells is paid. */
  receiving: ["receiving"],
} as const satisfies Record<string, readonly string[]>;

/** What only the sandbox says; not in what is built for people. */
export const sandboxAreas: readonly string[] = ["standin"];

export type TextGroup = keyof typeof textGroups;

import type { PlainMessageId } from "../../platform/intl/intl.ts";
import type { MenuLink } from "./menus.ts";

export interface SectionGroup {
  label: PlainMessageId;
  links: readonly MenuLink[];
}

/** A section with a page list. */
export interface Section {
  label: PlainMessageId;
  groups: readonly SectionGroup[];
}

const cashPages: NonNullable<MenuLink["also"]> = [
  ...(["/assets/cash/deposit", "/assets/cash/withdraw", "/assets/cash/beneficiaryAddress"] as const),
  ...(["/assets/cash/bank", "/assets/cash/whitelist"] as const),
];

const assets: readonly SectionGroup[] = [
  {
    label: "section.wallets",
    links: [
      { to: "/assets", label: "section.overview" },
      { to: "/assets/cloud", label: "shell.cloud" },
      { to: "/assets/cash", label: "shell.cash", also: cashPages },
      { to: "/assets/multisig", label: "section.multisig" },
      { to: "/assets/invest", label: "section.earn" },
    ],
  },
  {
    label: "section.moveMoney",
    links: [
      { to: "/assets/recharge", label: "shell.deposit" },
      { to: "/assets/withdraw", label: "shell.withdraw" },
      { to: "/assets/transfer", label: "section.transfer" },
      { to: "/assets/address", label: "section.addressBook" },
    ],
  },
  {
    label: "shell.orders",
    links: [
      { to: "/convert/order", label: "shell.convertOrders" },
      { to: "/assets/cash/order", label: "shell.cashOrders" },
      { to: "/otc/order", label: "shell.otcOrders" },
      { to: "/fiat/list", label: "shell.fiatOrders", also: ["/fiat/order"] },
    ],
  },
];

const account: readonly SectionGroup[] = [
  {
    label: "section.profile",
    links: [
      { to: "/account/userInfo", label: "section.userInfo" },
      { to: "/account/verifiy", label: "section.identity" },
      { to: "/account/payment", label: "section.payment" },
    ],
  },
  {
    label: "section.security",
    links: [
      { to: "/account/password", label: "section.passwords" },
      { to: "/account/google", label: "section.authenticator" },
      { to: "/account/record", label: "section.record" },
    ],
  },
  {
    label: "section.developers",
    links: [
      { to: "/account/api", label: "section.apiKeys" },
      { to: "/account/ApiDocument", label: "section.apiDocument" },
    ],
  },
];

const trade: readonly SectionGroup[] = [
  {
    label: "section.trade",
    links: [
      { to: "/convert", label: "shell.convert" },
      { to: "/otc", label: "shell.otc" },
      { to: "/fiat", label: "shell.fiat" },
      { to: "/creditcard", label: "section.card" },
    ],
  },
  {
    label: "shell.orders",
    links: [
      { to: "/convert/order", label: "shell.convertOrders" },
      { to: "/otc/order", label: "shell.otcOrders" },
      { to: "/fiat/list", label: "shell.fiatOrders", also: ["/fiat/order"] },
      { to: "/fiat/ThirdPartyPaymentOrder", label: "section.quickPay" },
    ],
  },
  { label: "section.setUp", links: [{ to: "/account/payment", label: "section.payment" }] },
];

const merchant: readonly SectionGroup[] = [
  {
    label: "section.merchant",
    links: [
      { to: "/merchant", label: "section.merchantHome" },
      { to: "/merchant/subaccount", label: "shell.subAccounts" },
      { to: "/merchant/started", label: "section.getOfficial" },
    ],
  },
  {
    label: "shell.orders",
    links: [
      { to: "/merchant/transaction", label: "shell.transactions" },
      { to: "/merchant/deposit/order", label: "shell.depositOrders" },
      { to: "/merchant/withdraw/order", label: "shell.withdrawOrders" },
    ],
  },
  {
    label: "section.moveMoney",
    links: [
      { to: "/merchant/deposit", label: "shell.deposit" },
      { to: "/merchant/withdraw", label: "shell.withdraw" },
      { to: "/merchant/transfer", label: "section.transfer" },
    ],
  },
  {
    label: "shell.pricing",
    links: [
      { to: "/merchant/setrate", label: "shell.rateSetting" },
      { to: "/merchant/channelfee", label: "shell.channelFee" },
    ],
  },
  { label: "section.insight", links: [{ to: "/merchant/report", label: "shell.reports" }] },
];

export const sections = {
  assets: { label: "shell.assets", groups: assets },
  account: { label: "shell.account", groups: account },
  trade: { label: "section.trade", groups: trade },
  merchant: { label: "section.merchant", groups: merchant },
} as const satisfies Record<string, Section>;

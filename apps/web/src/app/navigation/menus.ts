import type { LinkProps } from "@tanstack/react-router";
import type { PlainMessageId } from "../../platform/intl/intl.ts";

/** An existing page, so that no menu leads to the not-found page. */
type RoutePath = Exclude<NonNullable<LinkProps["to"]>, "." | "..">;

export interface MenuLink {
  to: RoutePath;
  label: PlainMessageId;
  /** For home and about: the anchor to scroll to. */
  anchor?: "company" | "team";
  /** Pages of its own that mark it in a list too. */
  also?: readonly RoutePath[];
}

export interface MenuPanel {
  label: PlainMessageId;
  links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuPanel;

const products: readonly MenuLink[] = [
  { to: "/individuals", label: "shell.individuals" },
  { to: "/products", label: "shell.allProducts" },
];
const company: readonly MenuLink[] = [
  { to: "/about", label: "shell.company", anchor: "company" },
  { to: "/about", label: "shell.team", anchor: "team" },
];
const offers: readonly MenuLink[] = [
  { to: "/brokerage", label: "shell.brokerage" },
  { to: "/deploy", label: "shell.deploy" },
  { to: "/saas", label: "shell.saas" },
];
const contact: MenuLink = { to: "/contact", label: "shell.contact" };
const trade: readonly MenuLink[] = [
  { to: "/otc", label: "shell.otc" },
  { to: "/convert", label: "shell.convert" },
  { to: "/fiat", label: "shell.fiat" },
  { to: "/earn", label: "shell.earn" },
];
/** All visitor pages in one panel, for signed-in users. */
const more: MenuPanel = { label: "shell.more", links: [...products, ...offers, ...company, contact] };

export const visitorMenu: readonly MenuEntry[] = [
  { label: "shell.products", links: products },
  ...offers,
  { label: "shell.about", links: company },
  contact,
  ...trade,
];

const assets: MenuPanel = {
  label: "shell.assets",
  links: [
    { to: "/assets", label: "shell.wallet" },
    { to: "/assets/cloud", label: "shell.cloud" },
    { to: "/assets/cash", label: "shell.cash" },
    { to: "/assets/recharge", label: "shell.deposit" },
    { to: "/assets/withdraw", label: "shell.withdraw" },
  ],
};

export const personalMenu: readonly MenuEntry[] = [
  assets,
  ...trade,
  {
    label: "shell.orders",
    links: [
      { to: "/convert/order", label: "shell.convertOrders" },
      { to: "/assets/cash/order", label: "shell.cashOrders" },
      { to: "/otc/order", label: "shell.otcOrders" },
      { to: "/fiat/list", label: "shell.fiatOrders" },
    ],
  },
  more,
];

export const merchantMenu: readonly MenuEntry[] = [
  { to: "/merchant", label: "shell.merchantHome" },
  { to: "/merchant/subaccount", label: "shell.subAccounts" },
  { to: "/merchant/transaction", label: "shell.transactions" },
  {
    label: "shell.orders",
    links: [
      { to: "/merchant/deposit/order", label: "shell.depositOrders" },
      { to: "/merchant/withdraw/order", label: "shell.withdrawOrders" },
    ],
  },
  {
    label: "shell.pricing",
    links: [
      { to: "/merchant/setrate", label: "shell.rateSetting" },
      { to: "/merchant/channelfee", label: "shell.channelFee" },
    ],
  },
  { to: "/merchant/report", label: "shell.reports" },
  assets,
  more,
];

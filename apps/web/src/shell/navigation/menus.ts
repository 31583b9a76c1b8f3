import { paths } from "virtual:routes";
import type { RegisteredRouter } from "@tanstack/react-router";
import type { MessageId } from "../../lib/text.tsx";

type RoutePath = keyof RegisteredRouter["routesByPath"];

/** Pages of the product that have no screen yet. Their entries come into the menus with the route. */
type Coming =
  | "/about"
  | "/assets/cash"
  | "/assets/cash/order"
  | "/assets/multisig"
  | "/brokerage"
  | "/contact"
  | "/deploy"
  | "/individuals"
  | "/merchant"
  | "/merchant/channelfee"
  | "/merchant/deposit"
  | "/merchant/deposit/order"
  | "/merchant/report"
  | "/merchant/setrate"
  | "/merchant/started"
  | "/merchant/subaccount"
  | "/merchant/transaction"
  | "/merchant/transfer"
  | "/merchant/withdraw"
  | "/merchant/withdraw/order"
  | "/products"
  | "/saas";

export interface MenuLink {
  to: RoutePath | Coming;
  label: MessageId;
  /** For home and about: the place on the page to scroll to. */
  anchor?: "company" | "team";
  /** Pages of its own, on which a list of pages marks it too. */
  also?: readonly RoutePath[];
}

export interface MenuPanel {
  label: MessageId;
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
/** All of the visitor's pages in one panel, for people who are signed in and mostly don't need them. */
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

/** Links whose page has a route: nothing in a menu leads to the not-found page. */
export const built = <Link extends Pick<MenuLink, "to">>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => paths.includes(to));

/** The same for a menu; a panel with nothing in it isn't shown. */
export const builtMenu = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (!("links" in entry)) return built([entry]);
    const links = built(entry.links);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });

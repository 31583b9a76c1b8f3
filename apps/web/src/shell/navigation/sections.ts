import type { MessageId } from "../../lib/text.tsx";
import type { MenuLink } from "./menus.ts";

export interface SectionGroup {
  label: MessageId;
  links: readonly MenuLink[];
}

/** An area with a list of its pages. */
export interface Section {
  label: MessageId;
  groups: readonly SectionGroup[];
}

const assets: readonly SectionGroup[] = [
  {
    label: "shell.wallets",
    links: [
      { to: "/assets", label: "shell.overview" },
      { to: "/assets/cloud", label: "shell.cloud" },
      { to: "/assets/cash", label: "shell.cash" },
      { to: "/assets/multisig", label: "shell.multisig" },
      { to: "/assets/invest", label: "shell.earn" },
    ],
  },
  {
    label: "shell.moveMoney",
    links: [
      { to: "/assets/recharge", label: "shell.deposit" },
      { to: "/assets/withdraw", label: "shell.withdraw" },
      { to: "/assets/transfer", label: "shell.transfer" },
      { to: "/assets/address", label: "shell.addressBook" },
    ],
  },
  {
    label: "shell.orders",
    links: [
      { to: "/convert/order", label: "shell.convertOrders" },
      { to: "/assets/cash/order", label: "shell.cashOrders" },
      { to: "/otc/order", label: "shell.otcOrders" },
    ],
  },
];

const account: readonly SectionGroup[] = [
  {
    label: "shell.profile",
    links: [
      { to: "/account/userInfo", label: "shell.userInfo" },
      { to: "/account/verifiy", label: "shell.identity" },
      { to: "/account/payment", label: "shell.payment" },
    ],
  },
  {
    label: "shell.security",
    links: [
      { to: "/account/password", label: "shell.passwords" },
      { to: "/account/google", label: "shell.authenticator" },
      { to: "/account/record", label: "shell.record" },
    ],
  },
  {
    label: "shell.developers",
    links: [
      { to: "/account/api", label: "shell.apiKeys" },
      { to: "/account/ApiDocument", label: "shell.apiDocument" },
    ],
  },
];

export const sections = {
  assets: { label: "shell.assets", groups: assets },
  account: { label: "shell.account", groups: account },
} as const satisfies Record<string, Section>;

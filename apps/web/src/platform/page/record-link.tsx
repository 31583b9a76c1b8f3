import type { RecordLink as Link } from "@coffer/sdk";
import type { ReactNode } from "react";
import { PathLink } from "./path-link.tsx";

/** The page of each kind of record; the address contains the record's id. */
const places: Record<Link["kind"], { to: string; search?: Record<string, string> }> = {
  deposit: { to: "/assets/recharge" },
  withdrawal: { to: "/assets/withdraw" },
  transfer: { to: "/assets/transfer" },
  cashTopUp: { to: "/assets/cash/order", search: { kind: "topUp" } },
  cashPayout: { to: "/assets/cash/order", search: { kind: "payout" } },
  fiatOrder: { to: "/fiat/order" },
  quickPayOrder: { to: "/fiat/ThirdPartyPaymentOrder" },
  cardOrder: { to: "/creditcard" },
  appeal: { to: "/fiat/list", search: { tab: "tickets" } },
  otcOrder: { to: "/otc/order" },
  conversion: { to: "/convert/order" },
  coinTrade: { to: "/convert/order", search: { kind: "desk" } },
  earnStake: { to: "/assets/invest" },
  earnRedemption: { to: "/assets/invest" },
  paymentOrder: { to: "/merchant/transaction" },
  refundOrder: { to: "/merchant/transaction" },
  merchantDeposit: { to: "/merchant/deposit/order" },
  merchantWithdrawal: { to: "/merchant/withdraw/order" },
  merchantTransfer: { to: "/merchant/transfer" },
  multisigDeposit: { to: "/assets/multisig" },
  multisigWithdrawal: { to: "/assets/multisig" },
};

/** Links to the related record; plain text without one. */
export function RecordLink({ link, children }: { link: Link | null; children: ReactNode }) {
  const place = link && places[link.kind];
  if (!place) return children;
  return (
    <PathLink to={place.to} search={{ ...place.search, id: link.id }} className="text-vault hover:underline">
      {children}
    </PathLink>
  );
}

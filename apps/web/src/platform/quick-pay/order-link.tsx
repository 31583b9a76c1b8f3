import type { QuickPayKind } from "@coffer/sdk";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface OrderLinkProps {
  order: { id: string; kind: QuickPayKind };
  className?: string | undefined;
  children: ReactNode;
}

/** Links to an order's own page: a card order with the cards, another in its list. */
export function OrderLink({ order: { id, kind }, className, children }: OrderLinkProps) {
  const to = kind === "card" ? "/creditcard" : "/fiat/ThirdPartyPaymentOrder";
  return (
    <Link to={to} search={{ id }} className={className}>
      {children}
    </Link>
  );
}

interface Place {
  to: string;
  search?: Record<string, string>;
}

const orders = (search: Record<string, string>): Place => ({ to: "/merchant/transaction", search });

/** The links of the merchant's home. */
export const places = {
  orders: { to: "/merchant/transaction" },
  newOrder: orders({ do: "ask" }),
  codes: orders({ tab: "codes" }),
  reviews: orders({ tab: "reviews" }),
  developers: { to: "/merchant", search: { tab: "developers" } },
  withdraw: { to: "/merchant/withdraw" },
  started: { to: "/merchant/started" },
} satisfies Record<string, Place>;
export const orderPlace = (id: string): Place => orders({ id });

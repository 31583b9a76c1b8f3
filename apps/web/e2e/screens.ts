/**
 * The screens that are built: who to be to see them filled, and the sandbox's scenario to see them in another state.
 * A new screen joins every sweep by a line here; a route without one fails it.
 */
export type Screen = { path: string; persona?: string; scenario?: string };

export const screens: readonly Screen[] = [
  { path: "/" },
  { path: "/", scenario: "hostile-content" },
  { path: "/user/register" },
  { path: "/user/register?type=merchant" },
  { path: "/user/login" },
  { path: "/user/forget" },
  { path: "/error" },
  { path: "/error/404" },
  { path: "/error/500" },
  { path: "/maintain" },
  { path: "/user/result?kind=registered", persona: "fresh" },
  { path: "/account/verifiy", persona: "fresh" },
  { path: "/account/verifiy?way=document", persona: "fresh" },
  { path: "/account/verifiy?way=provider", persona: "fresh" },
  { path: "/account/verifiy", persona: "pending" },
  { path: "/account/verifiy", persona: "rejected" },
  { path: "/account/verifiy", persona: "mei" },
  { path: "/account/google", persona: "verified" },
  { path: "/account/google", persona: "mei" },
  { path: "/account/password", persona: "verified" },
  { path: "/assets", persona: "mei" },
  { path: "/assets?tab=moves", persona: "mei", scenario: "every-status" },
  { path: "/assets?tab=records", persona: "mei" },
  { path: "/assets?tab=statement&month=2026-10", persona: "mei" },
  { path: "/assets/cloud", persona: "mei" },
  { path: "/assets/cloud?tab=addresses", persona: "mei" },
  { path: "/assets/recharge", persona: "mei" },
  { path: "/assets/recharge?coin=USDT&network=TRC20", persona: "mei" },
  { path: "/assets/recharge?coin=XRP&network=XRP", persona: "mei" },
  { path: "/assets/recharge?coin=USDT&network=TRC20", persona: "mei", scenario: "closed-networks" },
  { path: "/assets/withdraw", persona: "mei" },
  { path: "/assets/withdraw", persona: "mei", scenario: "every-status" },
  { path: "/assets/withdraw", persona: "mei", scenario: "blocked-after-change" },
  { path: "/assets/transfer", persona: "mei", scenario: "transfers" },
  { path: "/assets/transfer?to=user&coin=USDT", persona: "mei" },
  { path: "/assets/transfer", persona: "mei", scenario: "blocked-after-change" },
  { path: "/assets/address", persona: "mei" },
  { path: "/convert" },
  { path: "/convert?from=USDT&to=BTC&amount=500", persona: "mei" },
  { path: "/convert?way=desk&from=BTC&to=USDT&amount=6", persona: "mei" },
  { path: "/convert/order", persona: "mei" },
  { path: "/convert/order", persona: "mei", scenario: "conversions" },
  { path: "/convert/order?kind=desk", persona: "mei", scenario: "conversions" },
  { path: "/account/acceptor", persona: "acceptor" },
  { path: "/account/acceptor", persona: "acceptor", scenario: "otc-orders" },
  { path: "/account/acceptor", persona: "mei" },
  { path: "/otc" },
  { path: "/otc?pair=BTC/USDT&side=sell&size=0.5", persona: "mei" },
  { path: "/otc?way=own", persona: "mei" },
  { path: "/otc/order", persona: "mei" },
  { path: "/otc/order", persona: "mei", scenario: "otc-orders" },
];

/** A name for a test or a picture. */
export const nameOf = ({ path, persona, scenario }: Screen) =>
  [path, persona && `as ${persona}`, scenario && `in ${scenario}`].filter(Boolean).join(" ");

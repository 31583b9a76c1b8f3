/**
 * The screens with the persona that fills them, and a scenario for another state. A new screen joins every sweep by a
 * line here; a route without one fails the sweep. A screen that `opens` a dialog shows it after loading.
 */
export type Screen = { path: string; persona?: string; scenario?: string; weighed?: true; opens?: "dialog" };

/** Weighed without preparation; scenarios count only where the page differs. */
export const weighed = (): readonly Screen[] => screens.filter((each) => !each.scenario || each.weighed);

/** The id of the first order with a dealer in every world: ids come from the seed. */
const firstFiatOrder = "fo_7VZJP4QFTE16";
/** The order with a hostile dealer. */
const hostileFiatOrder = "fo_3EAV9FWZ4M1B";

/** The first order by card, and the first on a payment page. */
const firstCardOrder = "ko_1ABE1T9HNPQ6";
const firstPageOrder = "qp_1ABE1T9HNPQ6";

/** The half-paid order of the till's scenario. */
const halfPaidOrder = "po_MVDE30WJRAVA";

export const screens: readonly Screen[] = [
  { path: "/" },
  { path: "/", scenario: "hostile-content" },
  { path: "/products" },
  { path: "/individuals" },
  { path: "/brokerage" },
  { path: "/deploy" },
  { path: "/saas" },
  { path: "/about" },
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
  { path: "/account/userInfo", persona: "mei" },
  { path: "/account/userInfo", persona: "mei", scenario: "blocked-after-change" },
  { path: "/account/userInfo", persona: "merchant" },
  { path: "/account/record", persona: "mei", scenario: "several-devices" },
  { path: "/account/record?tab=changes", persona: "mei", scenario: "blocked-after-change" },
  { path: "/account/record?tab=devices", persona: "mei", scenario: "several-devices" },
  { path: "/account/payment", persona: "mei" },
  { path: "/account/payment", persona: "mei", scenario: "receipt-methods-full" },
  { path: "/account/payment", persona: "acceptor" },
  { path: "/account/payment?add=1&channel=rm_code_cny", persona: "verified" },
  { path: "/account/api", persona: "mei", scenario: "api-keys" },
  { path: "/account/api", persona: "verified" },
  { path: "/account/modifyApi", persona: "mei" },
  { path: "/account/modifyApi", persona: "mei", scenario: "blocked-after-change" },
  { path: "/account/ApiDocument", persona: "mei" },
  { path: "/account/ApiDocument?q=withdraw", persona: "mei" },
  { path: "/account/ApiDocument?group=assets&op=getAssets", persona: "mei" },
  { path: "/account/ApiDocument?group=withdrawals&op=applyTransactionOut", persona: "mei" },
  { path: "/merchant/channelfee", persona: "merchant" },
  { path: "/merchant/channelfee?kind=withdraw", persona: "cashier" },
  { path: "/merchant/setrate", persona: "merchant" },
  { path: "/merchant/subaccount", persona: "merchant" },
  { path: "/merchant/subaccount", persona: "cashier" },
  { path: "/notice/list" },
  { path: "/notice/list", scenario: "hostile-content" },
  { path: "/notice/detail" },
  { path: "/help" },
  { path: "/help/list?category=hc_security" },
  { path: "/help/search?q=withdrawl%20fee" },
  { path: "/help/detail?id=hp_security-hold" },
  { path: "/help/detail?id=help_hostile-5", scenario: "hostile-content" },
  { path: "/contact" },
  { path: "/contact?topic=cooperation" },
  { path: "/download" },
  { path: "/apps" },
  { path: "/news" },
  { path: "/news/list" },
  { path: "/news/detail/nw_help-centre" },
  { path: "/security/first", persona: "fresh" },
  { path: "/security/second", persona: "fresh" },
  { path: "/security/third", persona: "fresh" },
  { path: "/security/third", persona: "mei" },
  { path: "/earn" },
  { path: "/assets/invest", persona: "mei", scenario: "earn", weighed: true },
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
  { path: "/merchant/deposit", persona: "merchant" },
  { path: "/merchant/deposit/order", persona: "merchant", scenario: "merchant-cashier-asks" },
  { path: "/merchant/withdraw", persona: "merchant" },
  { path: "/merchant/transfer", persona: "merchant", scenario: "merchant-cashier-asks", weighed: true },
  { path: "/merchant/withdraw/order", persona: "merchant", scenario: "merchant-cashier-asks" },
  { path: "/assets/address", persona: "mei" },
  // Over their pages, which are weighed without them.
  { path: "/assets/multisig", persona: "mei", scenario: "multisig" },
  { path: "/assets/multisig?do=create", persona: "mei" },
  { path: "/assets/address?add=file", persona: "mei", scenario: "transfers", opens: "dialog" },
  {
    path: "/assets/cash/withdraw?currency=USD&channel=wire&papers=wire",
    persona: "mei",
    scenario: "cash-orders",
    opens: "dialog",
  },
  { path: "/assets/cash", persona: "mei" },
  { path: "/assets/cash?edit=data", persona: "mei" },
  { path: "/assets/cash", persona: "acceptor" },
  { path: "/assets/cash", persona: "acceptor", scenario: "cash-account-pending" },
  { path: "/assets/cash", persona: "mei", scenario: "cash-account-reconfirm" },
  { path: "/assets/cash/bank", persona: "mei" },
  { path: "/assets/cash/bank?add=1&channel=ach", persona: "mei" },
  { path: "/assets/cash/beneficiaryAddress", persona: "mei" },
  { path: "/assets/cash/beneficiaryAddress?add=1&channel=wire", persona: "mei" },
  { path: "/assets/cash/whitelist", persona: "verified", scenario: "cash-whitelist" },
  { path: "/assets/cash/deposit?currency=GBP", persona: "mei" },
  { path: "/assets/cash/deposit", persona: "acceptor" },
  { path: "/assets/cash/withdraw", persona: "mei", scenario: "cash-orders" },
  { path: "/assets/cash/withdraw?currency=USD&channel=wire", persona: "mei" },
  { path: "/assets/cash/withdraw", persona: "acceptor" },
  { path: "/assets/cash/withdraw", persona: "mei", scenario: "blocked-after-change" },
  { path: "/assets/cash/order", persona: "mei", scenario: "cash-orders" },
  { path: "/apps/beneficiary?channel=sepa", persona: "mei" },
  { path: "/apps/beneficiary/list", persona: "mei" },
  { path: "/merchant", persona: "merchant", scenario: "merchant-trial", weighed: true },
  { path: "/merchant/started?step=details", persona: "merchant", scenario: "merchant-trial", weighed: true },
  { path: "/merchant/report", persona: "merchant", scenario: "merchant-trial", weighed: true },
  { path: "/convert" },
  { path: "/convert?from=USDT&to=BTC&amount=500", persona: "mei" },
  { path: "/convert?way=desk&from=BTC&to=USDT&amount=6", persona: "mei" },
  { path: "/convert/order", persona: "mei" },
  { path: "/convert/order", persona: "mei", scenario: "conversions" },
  { path: "/convert/order?kind=desk", persona: "mei", scenario: "conversions" },
  { path: "/account/acceptor", persona: "acceptor" },
  { path: "/account/acceptor", persona: "acceptor", scenario: "otc-orders" },
  { path: "/account/acceptor", persona: "mei" },
  { path: "/creditcard" },
  { path: "/creditcard?currency=GBP&coin=USDT&amount=200", persona: "mei" },
  { path: "/creditcard", persona: "mei", scenario: "quick-pay-orders" },
  ...["card-to-pay", "card-authorized", "card-reconfirm", "card-adjusted"].map((scenario) => ({
    ...{ path: `/creditcard?id=${firstCardOrder}`, persona: "mei", scenario },
  })),
  { path: `/fiat/ThirdPartyPaymentOrder?id=${firstPageOrder}`, persona: "mei", scenario: "quick-pay-to-pay" },
  { path: "/fiat/ThirdPartyPaymentOrder", persona: "mei" },
  { path: "/fiat/ThirdPartyPaymentOrder", persona: "mei", scenario: "quick-pay-orders" },
  { path: "/fiat/ThirdPartyPaymentOrder?way=new", persona: "mei" },
  { path: "/otc" },
  { path: "/otc?pair=BTC/USDT&side=sell&size=0.5", persona: "mei" },
  { path: "/otc?way=own", persona: "mei" },
  { path: "/otc/order", persona: "mei" },
  { path: "/otc/order", persona: "mei", scenario: "otc-orders" },
  { path: "/fiat" },
  { path: "/fiat?size=500", persona: "mei" },
  { path: "/fiat?side=sell&by=quantity&size=200", persona: "mei" },
  { path: "/fiat", persona: "mei", scenario: "fiat-cancelled-out" },
  { path: "/fiat?side=sell", persona: "acceptor" },
  { path: "/fiat/list", persona: "mei" },
  { path: "/fiat/list", persona: "mei", scenario: "fiat-orders" },
  { path: "/fiat/list?tab=tickets", persona: "mei", scenario: "fiat-orders" },
  { path: "/fiat/order", persona: "mei" },
  { path: `/fiat/order?id=${firstFiatOrder}`, persona: "mei", scenario: "fiat-pay-now", weighed: true },
  ...[
    ...["fiat-sell-to-confirm", "fiat-dealer-late", "fiat-dealer-silent", "fiat-dealer-disputes"],
    "fiat-appeal-won",
  ].map((scenario) => ({ path: `/fiat/order?id=${firstFiatOrder}`, persona: "mei", scenario })),
  { path: `/fiat/order?id=${hostileFiatOrder}`, persona: "mei", scenario: "hostile-content" },
  { path: "/merchant/transaction", persona: "merchant", scenario: "merchant-till", weighed: true },
  { path: "/merchant?tab=developers", persona: "merchant", scenario: "merchant-till" },
  // Over the list, which is weighed without it.
  {
    path: `/merchant/transaction?till=${halfPaidOrder}`,
    persona: "cashier",
    scenario: "merchant-till",
    opens: "dialog",
  },
];

/** Returns a name for a test or a picture. */
export const nameOf = ({ path, persona, scenario }: Screen) =>
  [path, persona && `as ${persona}`, scenario && `in ${scenario}`].filter(Boolean).join(" ");

/** Signing in and the first load are a third of a screen's time, so one user opens several in a row. */
const SCREENS_A_VISIT = 6;

/** Groups the screens of the same user and scenario. */
export function visits(to: readonly Screen[]): readonly Screen[][] {
  const alike = new Map<string, Screen[]>();
  for (const screen of to) {
    const who = `${screen.persona} ${screen.scenario}`;
    alike.set(who, [...(alike.get(who) ?? []), screen]);
  }
  return [...alike.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / SCREENS_A_VISIT) }, (_, at) =>
      all.slice(at * SCREENS_A_VISIT, (at + 1) * SCREENS_A_VISIT),
    ),
  );
}

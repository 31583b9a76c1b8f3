export { sendNotices, wasUnpaid } from "./exchange-code.ts";
export { ADJUSTED_BEYOND, ARRIVES_WITHIN, ASKED_BEYOND, cancelCard, failCard, pay } from "./life.ts";
export { checkUnpaid, ownThirdPartyOrder, type ThirdPartyOrder, thirdPartyOrders } from "./order.ts";
export { pressed, pressedOn, standInPage } from "./page-frame.ts";
export { checkMayPay, placeOrder } from "./place.ts";
export { PROVIDER } from "./provider.ts";
export { cardPrice, forgetEnded, paidWithin, type Size, sizeNow } from "./quote.ts";
export { buysByCard } from "./scenarios.ts";
export { sharedView } from "./view.ts";

import { defineModule } from "../../core/define-module.ts";
import { provider } from "./actors.ts";
import { arrive, cancelUnpaid, cardLife, notAgreed, notice, settleSoon } from "./life.ts";
import { operations } from "./operations.ts";
import { thirdPartyOrders } from "./order.ts";
import { cardPageAt, worldOfCardPage } from "./page.ts";
import { askedCards } from "./place.ts";
import { cardQuotes } from "./quote.ts";
import { scenarios } from "./scenarios.ts";

/** Buying coins by card through a third party. */
export const module = defineModule({
  name: "cards",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "convert/pairs",
    "events",
    "merchant/profile",
    "quick-pay/currencies",
    "scenarios/story",
  ],
  operations,
  tables: [cardQuotes, thirdPartyOrders, askedCards],
  dueTasks: [notice, settleSoon, arrive, cancelUnpaid, notAgreed],
  lifeCycles: [cardLife],
  actors: { provider },
  scenarios,
  pages: [{ worldOf: worldOfCardPage, answer: cardPageAt }],
});

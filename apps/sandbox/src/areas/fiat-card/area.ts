import { defineArea } from "../../area/define-area.ts";
import { provider } from "./actors.ts";
import { arrive, cancelUnpaid, cardLife, notAgreed, notice, settleSoon } from "./life.ts";
import { operations } from "./operations.ts";
import { thirdPartyOrders } from "./order.ts";
import { askedCards } from "./place.ts";
import { cardQuotes } from "./quote.ts";
import { scenarios } from "./scenarios.ts";

/** Buying coins by card through a third party. */
export const area = defineArea({
  name: "fiat-card",
  needs: [
    "coins",
    "events",
    "exchange",
    "fiat-currencies",
    "merchant",
    "prices",
    "records",
    "session",
    "story",
    "user",
  ],
  operations,
  tables: [cardQuotes, thirdPartyOrders, askedCards],
  dueTasks: [notice, settleSoon, arrive, cancelUnpaid, notAgreed],
  lifeCycles: [cardLife],
  actors: { provider },
  scenarios,
});

import { defineArea } from "../../area/define-area.ts";
import { dealer, mediator } from "./actors.ts";
import { appealLife, fiatAppeals } from "./appeal.ts";
import { confirmTimeout } from "./confirm.ts";
import { dealers } from "./dealer.ts";
import { decideByClock } from "./decide.ts";
import { dealerActs } from "./habits.ts";
import { fiatLife } from "./life.ts";
import { decideByMagic, fiatMagic } from "./magic.ts";
import { operations } from "./operations.ts";
import { fiatOrders } from "./order.ts";
import { scenarios } from "./scenarios.ts";
import { seedDealers } from "./seed.ts";
import { fiatCancellations, fiatStops, operator } from "./state.ts";
import { cancelUnpaid } from "./unpaid.ts";

/** Buying coins from dealers and selling to them, and complaints about it. */
export const area = defineArea({
  name: "fiat-trades",
  needs: [
    "coins",
    "events",
    "exchange",
    "fiat-currencies",
    "files",
    "prices",
    "receipt-methods",
    "records",
    "security",
    "session",
    "story",
    "user",
  ],
  operations,
  tables: [dealers, fiatOrders, fiatAppeals, fiatCancellations, fiatStops],
  dueTasks: [cancelUnpaid, dealerActs, confirmTimeout, decideByClock, decideByMagic],
  lifeCycles: [fiatLife, appealLife],
  actors: { dealer, mediator, operator },
  magic: fiatMagic,
  seed: seedDealers,
  scenarios,
});

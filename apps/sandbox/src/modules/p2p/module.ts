import { defineModule } from "../../core/define-module.ts";
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

/** Buying coins from dealers and selling to them, and appeals. */
export const module = defineModule({
  name: "p2p",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "convert/pairs",
    "events",
    "profile",
    "quick-pay/currencies",
    "receipt-methods/files",
    "receipt-methods/methods",
    "scenarios/story",
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

import { defineModule } from "../../core/define-module.ts";
import { acceptorPairLife, acceptorPairs } from "./acceptor-pair.ts";
import { acceptorStops, operator } from "./acceptor-stop.ts";
import { otcDays } from "./day.ts";
import { desk } from "./desk.ts";
import { deskPairs } from "./desk-pair.ts";
import { operations } from "./operations.ts";
import { otcOrders } from "./order.ts";
import { otcQuotes } from "./quote.ts";
import { dealerRejects, deskSilent, otcOrdersMade, shortOtcQuotes } from "./scenarios.ts";
import { seedDesk } from "./seed.ts";
import { beginSettling, endByClock, lookForAcceptor, otcLife, settleByClock } from "./settle.ts";

export const module = defineModule({
  name: "otc",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "convert/pairs",
    "events",
    "scenarios/story",
  ],
  operations,
  tables: [deskPairs, acceptorPairs, acceptorStops, otcQuotes, otcOrders, otcDays],
  dueTasks: [lookForAcceptor, beginSettling, settleByClock, endByClock],
  lifeCycles: [acceptorPairLife, otcLife],
  actors: { desk, operator },
  seed: seedDesk,
  scenarios: [otcOrdersMade, shortOtcQuotes, deskSilent, dealerRejects],
});

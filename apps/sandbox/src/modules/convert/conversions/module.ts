import { defineModule } from "../../../core/define-module.ts";
import { completeByClock, conversionLife, conversions, giveUp } from "./conversion.ts";
import { converter, market } from "./converter.ts";
import { largeConversions } from "./large.ts";
import { operations } from "./operations.ts";
import { flashPairs } from "./pair.ts";
import { fillByClock, largeLife, settleEnd } from "./pieces.ts";
import { flashQuotes } from "./quote.ts";
import { conversionsMade, priceJumps, shortQuotes, slowMarket } from "./scenarios.ts";
import { seedPairs } from "./seed.ts";

export const module = defineModule({
  name: "convert/conversions",
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
  tables: [flashPairs, flashQuotes, conversions, largeConversions],
  dueTasks: [completeByClock, giveUp, fillByClock, settleEnd],
  lifeCycles: [conversionLife, largeLife],
  actors: { converter, market },
  seed: seedPairs,
  scenarios: [conversionsMade, shortQuotes, priceJumps, slowMarket],
});

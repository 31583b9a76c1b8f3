import type { Actor } from "./actor.ts";
import { chain } from "./chain.ts";
import { market } from "./market.ts";
import { operator } from "./operator.ts";
import { reviewer } from "./reviewer.ts";
import { sender } from "./sender.ts";

/** Everybody outside who can be played. A new area's actor is a file of its own and a line here. */
export const actors: Readonly<Record<string, Actor>> = { chain, sender, reviewer, market, operator };

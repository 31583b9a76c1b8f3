import { refuse } from "../../../core/refusal.ts";
import type { TableSpec } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";

/** A price booked for a user, valid once and until its end. */
type Booked = { id: string; uid: string; until: number };

/** Screens poll every few seconds, so expired quotes are deleted. */
export function bookQuote<Quote extends Booked>(world: World, quotes: TableSpec<Quote>, quote: Quote): Quote {
  const table = world.table(quotes);
  for (const { id, until } of table.find("uid", quote.uid)) if (until <= world.clock.now()) table.delete(id);
  return table.insert(quote);
}

/** Uses the quote, once. @throws 60012 if it has expired, was used or is another user's */
export function takeQuote<Quote extends Booked>(
  world: World,
  quotes: TableSpec<Quote>,
  { uid }: User,
  id: string,
): Quote {
  const quote = world.table(quotes).get(id);
  if (quote?.uid !== uid || quote.until <= world.clock.now())
    throw refuse("noExchangeRate", {
      en: "The quote has ended or was used. Ask for a new one.",
      "zh-CN": "报价已过期或已使用，请重新获取报价。",
    });
  world.table(quotes).delete(id);
  return quote;
}

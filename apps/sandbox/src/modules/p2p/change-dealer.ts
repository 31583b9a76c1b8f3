import type { Fields } from "../../core/fields.ts";
import { invalid } from "../../core/refusal.ts";
import { parseAmount } from "../../ledger/amount.ts";
import type { World } from "../../world/world.ts";
import { readAmount } from "../assets/coins/exports.ts";
import { PERCENT_DECIMALS } from "../convert/pairs/exports.ts";
import { type Dealer, dealerOf, dealers, HABITS } from "./dealer.ts";

const HOURS_A_DAY = 24;

export const dealerFields = ["dealer", "present?", "habit?", "opensAt?", "closesAt?"] as const;
export function changeDealer(world: World, fields: Fields): Dealer {
  const dealer = dealerOf(world, fields.text("dealer"));
  const patch = {
    present: fields.optionalBoolean("present") ?? dealer.present,
    habit: fields.has("habit") ? fields.oneOf("habit", HABITS) : dealer.habit,
    opensAt: fields.optionalInteger("opensAt") ?? dealer.opensAt,
    closesAt: fields.optionalInteger("closesAt") ?? dealer.closesAt,
  };
  fields.done();
  if (patch.closesAt > HOURS_A_DAY) throw invalid("closesAt", "range", "A day has 24 hours.");
  return world.table(dealers).update(dealer.id, patch);
}

export const offerFields = ["dealer", "legalCurrency", "minimum?", "maximum?", "apart?"] as const;
export function changeOffer(world: World, fields: Fields): Dealer {
  const dealer = dealerOf(world, fields.text("dealer"));
  const legalCurrency = fields.text("legalCurrency");
  const before = dealer.offers.find((each) => each.legalCurrency === legalCurrency);
  if (!before) throw invalid("legalCurrency", "unknown", "The dealer doesn't trade it.");
  const amount = (name: "minimum" | "maximum") => {
    const text = fields.optionalText(name);
    if (text !== undefined) readAmount(world, legalCurrency, text, name);
    return text ?? before[name];
  };
  const apart = fields.optionalText("apart") ?? before.apart;
  if (parseAmount(apart, PERCENT_DECIMALS) === null)
    throw invalid("apart", "scale", "A percentage, at most 4 decimals.");
  const after = { legalCurrency, minimum: amount("minimum"), maximum: amount("maximum"), apart };
  fields.done();
  return world.table(dealers).update(dealer.id, {
    offers: dealer.offers.map((each) => (each === before ? after : each)),
  });
}

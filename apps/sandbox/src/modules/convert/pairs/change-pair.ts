import type { Fields } from "../../../core/fields.ts";
import type { World } from "../../../world/world.ts";
import { readAmount } from "../../assets/coins/exports.ts";

/** The console's changes of a pair, wherever it is traded. */
type Settings<Answer extends string> = {
  minimum: string;
  maximum: string;
  quoteSeconds: number;
  enabled: boolean;
  answer: Answer;
};

/** The fields that `changedPair` reads besides the pair's symbol. */
export const pairFields = ["symbol", "enabled?", "minimum?", "maximum?", "quoteSeconds?", "answer?"] as const;

/** Returns a pair's changed settings; omitted ones stay. Bounds are in the base coin. */
export function changedPair<Answer extends string>(
  world: World,
  pair: Settings<Answer> & { base: string },
  fields: Fields,
  answers: readonly Answer[],
): Settings<Answer> {
  const amount = (name: "minimum" | "maximum") => {
    const text = fields.optionalText(name);
    if (text !== undefined) readAmount(world, pair.base, text, name);
    return text ?? pair[name];
  };
  const settings = {
    enabled: fields.optionalBoolean("enabled") ?? pair.enabled,
    minimum: amount("minimum"),
    maximum: amount("maximum"),
    quoteSeconds: fields.optionalInteger("quoteSeconds") || pair.quoteSeconds,
    answer: fields.has("answer") ? fields.oneOf("answer", answers) : pair.answer,
  };
  fields.done();
  return settings;
}

import type { Fields } from "../../../core/fields.ts";
import type { World } from "../../../world/world.ts";
import { readAmount } from "../../assets/coins/exports.ts";

/** What the console changes of a pair, wherever it is traded. */
type Settings<Answer extends string> = {
  minimum: string;
  maximum: string;
  quoteSeconds: number;
  enabled: boolean;
  answer: Answer;
};

/** The fields `changedPair` reads, beside the pair's symbol. */
export const pairFields = ["symbol", "enabled?", "minimum?", "maximum?", "quoteSeconds?", "answer?"] as const;

/** A pair's settings as the console asks for them; what isn't said stays. Bounds are in the base coin. */
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

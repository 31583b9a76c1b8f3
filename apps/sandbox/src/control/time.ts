import { invalid } from "../refusal.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";

const LONGEST = 10 * 365 * 24 * 60 * 60 * 1000;

/** Advancing has done everything that was due when the reply comes. */
export const time: ControlRoutes = {
  "GET clock": ({ world, fields }) => {
    fields.done();
    return show(world);
  },
  "POST clock/advance": ({ world, fields }) => {
    const to = fields.optionalText("to");
    const milliseconds = to === undefined ? fields.integer("ms") : Date.parse(to) - world.clock.now();
    fields.done();
    const field = to === undefined ? "ms" : "to";
    if (Number.isNaN(milliseconds)) throw invalid("to", "format", "It must be a moment, ISO 8601.");
    if (milliseconds < 0) throw invalid(field, "minimum", `It is ${world.clock.iso()}; time only goes forward.`);
    if (milliseconds > LONGEST) throw invalid(field, "maximum", "At most ten years at once.");
    world.clock.advance(milliseconds);
    return show(world);
  },
  "POST clock/run-due": ({ world, fields }) => {
    fields.done();
    world.clock.runDue();
    return show(world);
  },
  "POST clock/freeze": ({ world, fields }) => {
    fields.done();
    world.clock.freeze();
    return show(world);
  },
  "POST clock/live": ({ world, fields, realNow }) => {
    fields.done();
    world.clock.goLive(realNow);
    return show(world);
  },
};

function show({ clock }: World) {
  const { mode, queue } = clock.state;
  return {
    now: clock.iso(),
    mode,
    due: queue.slice(0, 100).map(({ at, kind, payload }) => ({ at: isoOf(at), kind, payload })),
    dueCount: queue.length,
  };
}

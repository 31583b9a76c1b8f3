import { invalid } from "../core/refusal.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";

const LONGEST = 10 * 365 * 24 * 60 * 60 * 1000;
const MOST_TIMES = 1000;
/** An hour per second: a world that was unused over night has ten months to catch up with, not decades. */
const FASTEST = 3600;

/** An advance returns after all due work has run. */
export const time: ControlRoutes = {
  "GET clock": ({ world, fields }) => {
    fields.done();
    return show(world);
  },
  "POST clock/advance": ({ world, fields }) => {
    const to = fields.optionalText("to");
    const milliseconds = to === undefined ? fields.integer("ms") : Date.parse(to) - world.clock.now();
    const times = fields.optionalInteger("times") ?? 1;
    fields.done();
    const field = to === undefined ? "ms" : "to";
    if (Number.isNaN(milliseconds)) throw invalid("to", "format", "It must be a moment, ISO 8601.");
    if (milliseconds < 0) throw invalid(field, "minimum", `It is ${world.clock.iso()}; time only goes forward.`);
    if (times < 1 || times > MOST_TIMES) throw invalid("times", "range", `It is 1 to ${MOST_TIMES}.`);
    if (to !== undefined && times > 1) throw invalid("times", "either", "A moment is reached once: send ms to repeat.");
    if (milliseconds * times > LONGEST) throw invalid(field, "maximum", "At most ten years at once.");
    for (let time = 0; time < times; time++) world.clock.advance(milliseconds);
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
  /** Follows real time, or runs `speed` times as fast. */
  "POST clock/live": ({ world, fields, realNow }) => {
    const speed = fields.optionalInteger("speed") ?? 1;
    fields.done();
    if (speed < 1 || speed > FASTEST) throw invalid("speed", "range", `It is 1 to ${FASTEST}.`);
    world.clock.goLive(realNow, speed);
    return show(world);
  },
};

function show({ clock }: World) {
  const { mode, speed = 1, queue } = clock.state;
  return {
    now: clock.iso(),
    mode,
    speed,
    due: queue.slice(0, 100).map(({ at, kind, payload }) => ({ at: isoOf(at), kind, payload: { ...Object(payload) } })),
    dueCount: queue.length,
  };
}

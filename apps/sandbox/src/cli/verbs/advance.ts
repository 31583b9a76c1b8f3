import { clockLine } from "../clock-line.ts";
import { controlOf } from "../control-call.ts";
import { readDuration } from "../duration.ts";
import { misused } from "../mistakes.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb } from "../verb.ts";

export const verb = defineVerb({
  takes: "<time> [--times <n>] | --to <moment> | --due",
  help: `Lets time pass in a world: 2h30m, 3d, 90s. All that was due has happened when it ends.

  --times <n>       so often, one after the other
  --to <moment>     until then, ISO 8601
  --due             to nothing later than now: only what is due already
${serverHelp}`,
  options: {
    ...serverOptions,
    to: { type: "string" },
    due: { type: "boolean", default: false },
    times: { type: "string" },
  },
  run: async ({ values, words, io }) => {
    const target = targetOf(values, io);
    const { to, due, times } = values;
    const ways = [words.length > 0, to !== undefined, due].filter(Boolean).length;
    if (ways !== 1) throw misused("Say how far: a time such as 2h30m, --to <moment>, or --due; one of them.");
    if (times !== undefined && words.length === 0) throw misused("--times goes with a time such as 2h30m.");
    if (times !== undefined && !/^\d{1,6}$/.test(times)) throw misused(`--times must be a number, not "${times}".`);
    const step = () => ({ ms: readDuration(words.join(" ")), ...(times !== undefined && { times: Number(times) }) });
    const control = controlOf(target);
    const reply = due
      ? await control("POST", "clock/run-due")
      : await control("POST", "clock/advance", to === undefined ? step() : { to });
    io.out(values.json ? `${JSON.stringify(reply)}\n` : clockLine(target.world, reply));
  },
});

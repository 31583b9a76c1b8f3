import { clockLine } from "../clock-line.ts";
import { controlOf } from "../control-call.ts";
import { misused } from "../mistakes.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb, oneWord } from "../verb.ts";

export const verb = defineVerb({
  takes: "[freeze | live [--speed <times>]]",
  help: `What time it is in a world. \`freeze\` lets it stand still, \`live\` lets it run with real time.

  --speed <times>   run so many times as fast as real time, 1 to 3600
${serverHelp}`,
  options: { ...serverOptions, speed: { type: "string" } },
  run: async ({ values, words, io }) => {
    const target = targetOf(values, io);
    const how = words.length === 0 ? null : oneWord(words, "word, freeze or live");
    if (how !== null && how !== "freeze" && how !== "live") throw misused(`It is freeze or live, not "${how}".`);
    if (values.speed !== undefined && how !== "live") throw misused("--speed goes with live.");
    if (values.speed !== undefined && !/^\d{1,6}$/.test(values.speed))
      throw misused(`--speed must be 1 to 3600, not "${values.speed}".`);
    const speed = values.speed === undefined ? {} : { speed: Number(values.speed) };
    const control = controlOf(target);
    const reply = how === null ? await control("GET", "clock") : await control("POST", `clock/${how}`, speed);
    io.out(values.json ? `${JSON.stringify(reply)}\n` : clockLine(target.world, reply));
  },
});

import { readFile } from "node:fs/promises";
import { setImmediate as rest } from "node:timers/promises";
import { parseJson } from "../src/state/parse-json.ts";
import { tellGaps } from "./gap-watch.ts";

/** The number of copies of a world that the server holds after a fork and an import. */
const COPIES = 3;
const [file = ""] = process.argv.slice(2);
const kept: unknown[] = [];

process.on("message", async (asked) => {
  if (asked !== "read") return;
  const bytes = await readFile(file);
  for (let copy = 0; copy < COPIES; copy += 1) {
    const turns = parseJson(bytes);
    let step = turns.next();
    for (; !step.done; step = turns.next()) await rest();
    kept.push(step.value);
  }
  process.send?.(kept.length);
});
tellGaps();
process.send?.({ port: 0, tokens: [] });
process.once("disconnect", () => process.exit());

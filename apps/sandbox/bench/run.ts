import { parseArgs } from "node:util";
import { benchFork } from "./fork.ts";
import { benchGaps } from "./gaps.ts";
import { benchGrowth } from "./growth.ts";
import { benchHttp } from "./http.ts";
import { benchLists } from "./lists.ts";
import { benchMemory } from "./memory.ts";
import { benchStart } from "./start.ts";
import { printTable } from "./table.ts";

/** All of it, or `--only http | peers | browser | start | fork | lists | growth | memory`; `growth` also says how long others wait for long work. `--requests` makes the memory run shorter, `--records` the longest history. */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    requests: { type: "string", default: "1000000" },
    records: { type: "string", default: "100000" },
    only: { type: "string" },
  },
});
const wants = (name: string) => values.only === undefined || values.only === name;

const lines = [
  ...(wants("http") ? await benchHttp(Number(values.seconds)) : []),
  // Imported on demand: it installs the peers' servers.
  ...(wants("peers") ? await (await import("./peers.ts")).benchPeers(Number(values.seconds)) : []),
  // Imported on demand: it loads a browser and a bundler.
  ...(wants("browser") ? await (await import("./browser.ts")).benchBrowser() : []),
  ...(wants("start") ? await benchStart() : []),
  ...(wants("fork") ? benchFork() : []),
  ...(wants("lists") ? benchLists() : []),
  ...(wants("growth") ? [...benchGrowth(), ...(await benchGaps(Number(values.records)))] : []),
  ...(wants("memory") ? await benchMemory(Number(values.requests)) : []),
];
printTable(lines);
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;

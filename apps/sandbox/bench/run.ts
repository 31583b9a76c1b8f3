import { parseArgs } from "node:util";
import { benchBrowser } from "./browser.ts";
import { benchHttp } from "./http.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    only: { type: "string" },
  },
});
const wants = (name: string) => values.only === undefined || values.only === name;

const lines = [
  ...(wants("http") ? await benchHttp(Number(values.seconds)) : []),
  ...(wants("browser") ? await benchBrowser() : []),
];
printTable(lines);
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;

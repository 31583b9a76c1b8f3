import { startServer } from "../src/adapters/server.ts";
import { tellGaps } from "./gap-watch.ts";
import { addHistory } from "./long-history.ts";

/** A server with a state folder and, optionally, this number of records of each kind in its main world. */
const [state = "", records = "0"] = process.argv.slice(2);
const { url, sandbox } = await startServer({ port: 0, state, live: false });
if (records !== "0") addHistory(sandbox.world(), "80413", Number(records));

tellGaps();
process.send?.({ port: Number(new URL(url).port), tokens: [] });
// Exit together with the parent process.
process.once("disconnect", () => process.exit());

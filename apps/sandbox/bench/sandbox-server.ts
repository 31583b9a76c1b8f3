import { startServer } from "../src/adapters/server.ts";
import { addUsers } from "./users.ts";

/** The sandbox as `start` runs it, with enough users and coins; with a state file if one is named. */
const [state] = process.argv.slice(2);
const { url, sandbox } = await startServer({ port: 0, ...(state === undefined ? {} : { state }) });
const tokens = addUsers(sandbox.world()).map(({ token }) => token);
process.send?.({ port: Number(new URL(url).port), tokens });
// Exit together with the parent process.
process.once("disconnect", () => process.exit());

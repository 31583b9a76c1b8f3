import { startServer } from "../src/adapters/server.ts";
import { addUsers } from "./users.ts";

/** The sandbox as `start` runs it, with users enough and coins enough; with a state file when one is named. */
const [state] = process.argv.slice(2);
const { url, sandbox } = await startServer({ port: 0, ...(state === undefined ? {} : { state }) });
const tokens = addUsers(sandbox.world()).map(({ token }) => token);
process.send?.({ port: Number(new URL(url).port), tokens });
// Ends with who started it, however that one ends.
process.once("disconnect", () => process.exit());

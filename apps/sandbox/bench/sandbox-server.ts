import { startSession } from "../src/domain/session/tokens.ts";
import { newPepper, newUser } from "../src/domain/user/new-user.ts";
import { startServer } from "../src/doors/server.ts";
import { userAccount, worldAccount } from "../src/ledger/account.ts";
import { FUNDS, USERS } from "./calls.ts";

/** The sandbox as `start` runs it, with users enough and coins enough; with a state file when one is named. */
const [state] = process.argv.slice(2);
const { url, sandbox } = await startServer({ port: 0, ...(state === undefined ? {} : { state }) });
const world = sandbox.world();
const pepper = newPepper(world);
const tokens = Array.from({ length: USERS }, (_, at) => {
  const emailAddress = `bench-${at}@coffer.example`;
  const fundPassword = "kept derived";
  const user = newUser(world, { emailAddress, password: "Harbour-Pine-77", pepper, kycStatus: 3, fundPassword });
  const legs = [{ from: worldAccount("chain", "BTC"), to: userAccount(user.uid, "main", "BTC"), amount: FUNDS }];
  world.ledger.post(`bench ${at}`, legs);
  return startSession(world, user, { device: "bench", ip: "127.0.0.1" }).accessToken;
});
process.send?.({ port: Number(new URL(url).port), tokens });
// Ends with who started it, however that one ends.
process.once("disconnect", () => process.exit());

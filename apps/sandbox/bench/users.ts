import { userAccount, worldAccount } from "../src/ledger/account.ts";
import { startSession } from "../src/modules/auth/session/tokens.ts";
import { newPepper, newUser, type User } from "../src/modules/auth/user/user.ts";
import type { World } from "../src/world/world.ts";
import { FUNDS, USERS } from "./calls.ts";

/** Adds verified users with a PIN, coins and a session. */
export function addUsers(world: World, count = USERS): { user: User; token: string }[] {
  const pepper = newPepper(world);
  return Array.from({ length: count }, (_, at) => {
    const emailAddress = `bench-${at}@coffer.example`;
    const fundPassword = "kept derived";
    const user = newUser(world, { emailAddress, password: "Harbour-Pine-77", pepper, kycStatus: 3, fundPassword });
    const legs = [{ from: worldAccount("chain", "BTC"), to: userAccount(user.uid, "main", "BTC"), amount: FUNDS }];
    world.ledger.post(`bench ${at}`, legs);
    return { user, token: startSession(world, user, { device: "bench", ip: "127.0.0.1" }).accessToken };
  });
}

import { addHistory, addOrders } from "../../sandbox/bench/long-history.ts";
import { startServer } from "../../sandbox/src/adapters/server.ts";
import { userAccount, worldAccount } from "../../sandbox/src/ledger/account.ts";
import { entryDescription } from "../../sandbox/src/modules/assets/records/entry-description.ts";

/** A sandbox with this many records of each kind for one user, and a month of entries in the cash wallet. */
const [port = "0", uid = "", records = "0", entries = "0", merchant = "", orders = "0"] = process.argv.slice(2);
const { sandbox } = await startServer({ port: Number(port), live: false });
const world = sandbox.world();
addHistory(world, uid, Number(records));
if (Number(orders) > 0) addOrders(world, merchant, Number(orders));
for (let each = 0; each < Number(entries); each++) {
  const legs = [{ from: worldAccount("chain", "EUR"), to: userAccount(uid, "cash", "EUR"), amount: 100n }];
  world.ledger.post(
    `busy ${each}`,
    legs,
    entryDescription("recharge", "deposit", { id: `b_${each}`, number: `B${each}` }),
  );
}

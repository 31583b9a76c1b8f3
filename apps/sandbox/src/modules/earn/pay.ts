import { PositionStatus } from "@coffer/sdk/contract";
import { userAccount, worldAccount } from "../../ledger/account.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { change } from "./change.ts";
import { nextPayment } from "./days.ts";
import { restOf, wholeOf } from "./interest.ts";
import { counted, type Position, positions } from "./position.ts";
import { addRecord } from "./record.ts";

/** Runs every day at the pause's end, until the position is closed. */
export const pay = dueTask("financing.pay", (world, { id }: { id: string }) => {
  const position = world.table(positions).get(id);
  if (!position || position.status === PositionStatus.closed) return;
  payOut(world, position);
  pay.schedule(world, nextPayment(world.clock.now()), { id });
});

/** Returns the whole minor units earned by completed days; the rest is carried to the next payment. */
export function payOut(world: World, position: Position): Position {
  const { uid, coin, number } = position;
  const { countedTo, shares } = counted(world, position);
  const minor = wholeOf(BigInt(shares));
  if (minor === 0n) return change(world, position, { countedTo, shares });
  const amount = amountText(world, coin, minor);
  const record = addRecord(world, position, { number, type: "interest", amount });
  world.ledger.post(
    `${record.id}:interest`,
    [{ from: worldAccount("house", coin), to: userAccount(uid, "earn", coin), amount: minor }],
    entryDescription("assetAdjustment", "earnStake", record, "earnInterest"),
  );
  const paid = amountText(world, coin, minorOf(world, coin, position.paid) + minor);
  return change(world, position, { countedTo, shares: restOf(BigInt(shares)).toString(), paid });
}

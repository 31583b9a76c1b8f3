import type { World } from "../../../world/world.ts";
import { users } from "../../auth/user/exports.ts";
import { addCashier } from "./hire.ts";

const [MERCHANT, CASHIER] = ["80431", "80433"];

/** The cashier persona, as its merchant hired it. */
export function seedCashiers(world: World): void {
  const merchant = world.table(users).get(MERCHANT);
  if (!merchant) return;
  addCashier(world, merchant, {
    uid: CASHIER,
    userName: "quay-till-2",
    contactName: "Ida Brandt",
    jobTitle: "Cashier",
    collectionValidMinutes: 30,
    orderDisplayDays: 30,
  });
}

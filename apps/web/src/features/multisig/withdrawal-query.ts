import { followed } from "../../platform/status/followed.ts";
import { api } from "./api.ts";
import { isMoving } from "./status.ts";

const look = 3000; // ms; signers and blocks come one by one

/** For its owner by its id, for whoever was sent the link by its code. */
export type By = { id: string } | { signingCode: string };

/** One withdrawal; it follows by itself until it has ended. */
export const withdrawalQuery = (by: By) => ({
  ...api.multisig.getMultisigWithdrawal.queryOptions(by),
  ...followed(isMoving, look),
});

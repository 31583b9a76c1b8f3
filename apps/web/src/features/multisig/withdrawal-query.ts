import { followed } from "../../platform/status/followed.ts";
import { api } from "./api.ts";
import { isMoving } from "./status.ts";

const look = 3000; // ms; signatures and blocks arrive one by one.

/** By id for its owner, by code for the bearer of the link. */
export type By = { id: string } | { signingCode: string };

/** A withdrawal; polled until it has ended. */
export const withdrawalQuery = (by: By) => ({
  ...api.multisig.getMultisigWithdrawal.queryOptions(by),
  ...followed(isMoving, look),
});

import { api } from "./api.ts";

/** A wallet; a failure is shown in its place. */
export const walletQuery = (id: string) => ({
  ...api.multisig.getMultisigWalletDetail.queryOptions({ id }),
  meta: { shows: "place" as const },
});

import { api } from "../../platform/api.ts";

/** The whole address book: the contract's largest page, and the most a key may name. */
export const bookQuery = () => ({
  ...api.addressBook.getUserCoinAddress.queryOptions({ MaxResultCount: 100 }),
  meta: { shows: "place" as const },
});

import { api } from "../../platform/api.ts";

/** The whole address book: the contract's largest page, and the maximum of a key. */
export const bookQuery = () => ({
  ...api.addressBook.getUserCoinAddress.queryOptions({ MaxResultCount: 100 }),
  meta: { shows: "place" as const },
});

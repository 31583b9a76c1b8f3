import { oneOf, textIn } from "../../../lib/search-fields.ts";

/** Which order, and whether an appeal about it is being written. */
export const fiatOrderSearch = { id: textIn, appeal: oneOf("new") };

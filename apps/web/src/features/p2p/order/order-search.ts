import { oneOf, textIn } from "../../../platform/url/search-fields.ts";

/** Which order, and whether an appeal about it is being written. */
export const fiatOrderSearch = { id: textIn, appeal: oneOf("new") };

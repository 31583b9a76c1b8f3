import { oneOf, textIn } from "../../../platform/url/search-fields.ts";

/** The order's id, and whether the appeal form is open. */
export const fiatOrderSearch = { id: textIn, appeal: oneOf("new") };

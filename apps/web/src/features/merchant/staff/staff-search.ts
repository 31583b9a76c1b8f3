import { oneOf } from "../../../platform/url/search-fields.ts";

/** Only cashiers who may sign in, or only those who mayn't. */
export const staffSearch = { status: oneOf("active", "inactive") };
export interface StaffSearch {
  status?: "active" | "inactive" | undefined;
  q?: string | undefined;
}

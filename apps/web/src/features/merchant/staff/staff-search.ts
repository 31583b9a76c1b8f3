import { oneOf } from "../../../platform/url/search-fields.ts";

/** Only enabled or only disabled cashiers. */
export const staffSearch = { status: oneOf("active", "inactive") };
export interface StaffSearch {
  status?: "active" | "inactive" | undefined;
  q?: string | undefined;
}

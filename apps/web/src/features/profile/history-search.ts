import { dayIn, oneOf, someOf } from "../../platform/url/search-fields.ts";

// Separate from the screens, without the contract's enums: every page's first load includes the routes' search
// parsers.
export const historyTabs = ["changes", "devices"] as const;
/** Names of `LoginResult`. */
export const loginNames = ["succeeded", "wrongPassword", "wrongGoogleCode", "locked"] as const;
/** Names of `SafeOperation`. */
export const changeNames = [
  "bindPhone",
  "updatePhone",
  "unbindPhone",
  "bindEmail",
  "updateEmail",
  "unbindEmail",
  "updatePassword",
  "resetPassword",
  "setFundPassword",
  "updateFundPassword",
  "bindAuthenticator",
  "unbindAuthenticator",
  "signOut",
  "endSessions",
] as const;

/** The histories' search parameters besides page and order. */
export const historySearch = {
  tab: oneOf(...historyTabs),
  went: someOf(...loginNames),
  what: someOf(...changeNames),
  from: dayIn,
  until: dayIn,
};
export interface HistorySearch {
  tab?: (typeof historyTabs)[number] | undefined;
  went?: (typeof loginNames)[number][] | undefined;
  what?: (typeof changeNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export const noHistoryFilters = { went: undefined, what: undefined, from: undefined, until: undefined };

/** Why somebody was sent to sign-in. In the URL, so read by the route too. */
export const loginReasons = ["ended", "elsewhere", "idle", "registered", "reset"] as const;
export type LoginReason = (typeof loginReasons)[number];

/** What can have ended well. */
export const resultKinds = ["registered"] as const;
export type ResultKind = (typeof resultKinds)[number];

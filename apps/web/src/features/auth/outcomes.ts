/** Why the user was redirected to sign-in. Part of the URL, so the route parses it too. */
export const loginReasons = ["ended", "elsewhere", "idle", "registered", "reset"] as const;
export type LoginReason = (typeof loginReasons)[number];

/** The possible successful endings. */
export const resultKinds = ["registered"] as const;
export type ResultKind = (typeof resultKinds)[number];

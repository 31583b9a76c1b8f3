/** What can be changed on /account/password. In the URL, so read by the route too. */
export const secretKinds = ["password", "pin"] as const;
export type SecretKind = (typeof secretKinds)[number];

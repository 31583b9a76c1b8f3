/** The editable secret on /account/password. In the URL, so the route parses it too. */
export const secretKinds = ["password", "pin"] as const;
export type SecretKind = (typeof secretKinds)[number];

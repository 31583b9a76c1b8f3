/** The contact action on /account/userInfo. In the URL, so the route parses it too. */
export const contactEdits = ["email", "phone", "removeEmail", "removePhone"] as const;
export type ContactEdit = (typeof contactEdits)[number];

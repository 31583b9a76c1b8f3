/** What is being done to a contact on /account/userInfo. In the URL, so read by the route too. */
export const contactEdits = ["email", "phone", "removeEmail", "removePhone"] as const;
export type ContactEdit = (typeof contactEdits)[number];

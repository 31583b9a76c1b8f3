/** The steps of the form. In the URL, so read by the route too. */
export const kycSteps = ["who", "document", "photos", "review"] as const;
export type KycStep = (typeof kycSteps)[number];

/** The two ways to be verified. In the URL. */
export const kycWays = ["document", "provider"] as const;
export type KycWay = (typeof kycWays)[number];

/** Only the sandbox has a provider by now, its stand-in; what is built for people offers the form alone. */
const hasProvider = import.meta.env.DEV || import.meta.env.VITE_SANDBOX === "browser";

/** The ways this applicant has: the provider takes persons only. */
export const waysFor = (company: boolean): readonly KycWay[] => (hasProvider && !company ? kycWays : ["document"]);

export interface KycSearch {
  way?: KycWay | undefined;
  step?: KycStep | undefined;
}

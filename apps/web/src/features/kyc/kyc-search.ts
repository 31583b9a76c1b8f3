/** The steps of the form. In the URL, so the route parses them too. */
export const kycSteps = ["who", "document", "photos", "review"] as const;
export type KycStep = (typeof kycSteps)[number];

/** The two ways of verification. In the URL. */
export const kycWays = ["document", "provider"] as const;
export type KycWay = (typeof kycWays)[number];

/** Only the sandbox has a provider, a simulator; the production build offers the form only. */
const hasProvider = import.meta.env.DEV || import.meta.env.VITE_SANDBOX === "browser";

/** The applicant's ways: the provider accepts persons only. */
export const waysFor = (company: boolean): readonly KycWay[] => (hasProvider && !company ? kycWays : ["document"]);

export interface KycSearch {
  way?: KycWay | undefined;
  step?: KycStep | undefined;
}

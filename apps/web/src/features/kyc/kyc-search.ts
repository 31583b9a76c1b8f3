/** The steps of the form. In the URL, so read by the route too. */
export const kycSteps = ["who", "document", "photos", "review"] as const;
export type KycStep = (typeof kycSteps)[number];

/** The two ways to be verified. In the URL. */
export const kycWays = ["document", "provider"] as const;
export type KycWay = (typeof kycWays)[number];

export interface KycSearch {
  way?: KycWay | undefined;
  step?: KycStep | undefined;
}

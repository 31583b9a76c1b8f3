import type { SumsubAccessTokenResult } from "@coffer/sdk";
import type { Locale } from "../../platform/intl/locale.ts";

/** What the provider's flow tells us. */
export type ProviderEvent =
  | { type: "stepCompleted" }
  /** Everything was handed in; the provider decides. */
  | { type: "submitted" }
  /** It can't go on: no token, or the provider's own failure. */
  | { type: "failed"; error: unknown };

export interface ProviderOptions {
  /** A token for the applicant; asked for at the start and again whenever one has ended. */
  token: () => Promise<SumsubAccessTokenResult>;
  onEvent: (event: ProviderEvent) => void;
  locale: Locale;
  theme: "light" | "dark";
}

/**
 * Whoever checks identities for us, drawing inside our page. The person's progress is the provider's: mounting again,
 * in another language say, goes on where the applicant was.
 */
export interface IdentityProvider {
  /** Draws the flow into the container; what it answers takes the flow away again. */
  mount: (container: HTMLElement, options: ProviderOptions) => () => void;
}

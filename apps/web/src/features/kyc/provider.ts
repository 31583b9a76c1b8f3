import type { SumsubAccessTokenResult } from "@coffer/sdk";
import type { Locale } from "../../platform/intl/locale.ts";

/** The events of the provider's flow. */
export type ProviderEvent =
  | { type: "stepCompleted" }
  /** Everything was submitted; the provider decides. */
  | { type: "submitted" }
  /** It can't continue: no token, or the provider's own failure. */
  | { type: "failed"; error: unknown };

export interface ProviderOptions {
  /** Returns a token for the applicant; called at the start and after each expiry. */
  token: () => Promise<SumsubAccessTokenResult>;
  onEvent: (event: ProviderEvent) => void;
  locale: Locale;
  theme: "light" | "dark";
}

/**
 * An identity provider that renders inside our page. It stores the progress: mounting again,
 * such as in another language, continues the applicant's flow.
 */
export interface IdentityProvider {
  /** Renders the flow into the container; returns its removal. */
  mount: (container: HTMLElement, options: ProviderOptions) => () => void;
}

import type { Account } from "../../platform/session.ts";

/** The common props of both secrets' forms. */
export interface SecretFormProps {
  account: Account;
  onDone: () => unknown;
  /** The cancel action; none where the page has one. */
  onCancel?: (() => void) | undefined;
}

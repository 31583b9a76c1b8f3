import type { Account } from "../../platform/session.ts";

/** What the forms of both secrets take. */
export interface SecretFormProps {
  account: Account;
  onDone: () => unknown;
  /** The way out; none where the page around has one. */
  onCancel?: (() => void) | undefined;
}

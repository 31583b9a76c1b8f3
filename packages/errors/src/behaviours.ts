/**
 * What a client does about a failure:
 * - `maintenance`: go to the maintenance page.
 * - `endSession`: clear the session, go to sign-in.
 * - `recheckSecurity`: forget the stored "already verified" mark and ask for the security check again.
 * - `confirmSignIn`: clear the session, offer sign-in in a dialog.
 * - `cardLink`: offer to open the credit card link in a new tab.
 * - `showText`: show our own text of the code, in the user's language.
 * - `showMessage`: show the server's message followed by its details.
 */
export type Behaviour =
  | "maintenance"
  | "endSession"
  | "recheckSecurity"
  | "confirmSignIn"
  | "cardLink"
  | "showText"
  | "showMessage";

/** Codes that ask for more than showing the message. */
export const specialBehaviours = {
  1: "maintenance",
  2: "maintenance",
  50001: "endSession",
  50002: "recheckSecurity",
  50004: "confirmSignIn",
  50009: "showText",
  51024: "showText",
  70001: "cardLink",
  80001: "endSession",
} as const satisfies Readonly<Record<number, Behaviour>>;

type Special = typeof specialBehaviours;

/** The behaviour of a code, as a literal type. */
export type BehaviourOf<Code> = Code extends keyof Special ? Special[Code] : "showMessage";

/**
 * Returns what a client does about a code. A code without its own rule, including an unknown code, is shown with its
 * message.
 */
export function behaviourOf<Code extends number>(code: Code): BehaviourOf<Code>;
export function behaviourOf(code: number): Behaviour {
  const special: Readonly<Record<number, Behaviour>> = specialBehaviours;
  return special[code] ?? "showMessage";
}

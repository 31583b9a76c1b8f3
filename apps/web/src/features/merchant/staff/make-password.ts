import { passwordChecks, SIGN_UP_PASSWORD } from "@coffer/sdk/rules";

/** Without ambiguous characters (0 O, 1 l I): it is passed on orally or on paper. */
const SIGNS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_+=#!?";
const LENGTH = 16;

/** Generates a random password that fits the rule of new accounts. */
export function makePassword(): string {
  const checks = passwordChecks(SIGN_UP_PASSWORD);
  for (;;) {
    const made = Array.from({ length: LENGTH }, randomSign).join("");
    if (checks.every(({ test }) => test(made))) return made;
  }
}

/** Draws each character with equal probability, by rejection sampling. */
function randomSign(): string {
  const most = 256 - (256 % SIGNS.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return SIGNS.charAt(byte % SIGNS.length);
  }
}

import { passwordChecks, SIGN_UP_PASSWORD } from "@coffer/sdk/rules";

/** Without those that are read as another one (0 O, 1 l I): it is passed on by word or on paper. */
const SIGNS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_+=#!?";
const LENGTH = 16;

/** A password nobody has thought of, that keeps the rule of new accounts. */
export function makePassword(): string {
  const checks = passwordChecks(SIGN_UP_PASSWORD);
  for (;;) {
    const made = Array.from({ length: LENGTH }, randomSign).join("");
    if (checks.every(({ test }) => test(made))) return made;
  }
}

/** Each sign as likely as another: numbers past the last whole round of them are thrown again. */
function randomSign(): string {
  const most = 256 - (256 % SIGNS.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return SIGNS.charAt(byte % SIGNS.length);
  }
}

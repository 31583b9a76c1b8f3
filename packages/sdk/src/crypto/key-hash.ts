// Apart from what uses it, so that declarations don't lead to crypto-js.
/** The hash inside PBKDF2. */
export type KeyHash = "SHA-1" | "SHA-256";

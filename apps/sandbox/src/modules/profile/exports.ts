export { takeGoogleCode } from "./authenticator.ts";
export { ATTEMPTS, checkNotLocked, checkOpen, LOCK, rightEntry, type Tries, wrongEntry, wrongTry } from "./lockout.ts";
export { checkMayHold, checkMayWithdraw } from "./may-withdraw.ts";
export { BLOCK, blockAfterChange, blockedUntil, checkNotBlocked, noteSecurity } from "./owner-change.ts";
export { checkPassword } from "./password.ts";
export { checkProof, type Proof, type ProofPart, proofsOf } from "./proof.ts";

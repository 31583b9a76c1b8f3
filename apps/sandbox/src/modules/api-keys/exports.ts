export { worldOfAccessKey } from "./api-key.ts";
export { authenticateKey, isSigned } from "./authenticate.ts";
export { WINDOW as SIGNED_WITHIN } from "./nonce.ts";

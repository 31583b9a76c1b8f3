export { worldOfAccessKey } from "./api-key.ts";
export { authenticateKey, isSigned } from "./authenticate.ts";

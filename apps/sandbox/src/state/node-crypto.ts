/** Node's own cryptography, many times quicker; undefined in a browser, where the same is done in JavaScript. */
export const nodeCrypto = globalThis.process?.getBuiltinModule?.("node:crypto");

import type { ErrorCodeTable } from "./error-codes.gen.ts";
import { names } from "./names.ts";

/** Every code by name: `ErrorCodes.insufficientAssets` is 60028. */
export const ErrorCodes: ErrorCodeTable = /* @__PURE__ */ readCodes();

function readCodes(): ErrorCodeTable {
  const all = Object.entries(names);
  const entries = all.map(([code, name]) => {
    const isShared = all.some(([other, theirs]) => theirs === name && other !== code);
    return [isShared ? name + code : name, Number(code)];
  });
  return Object.fromEntries(entries);
}

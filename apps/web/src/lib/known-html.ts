/** HTML that a library writes by itself, word for word: nothing else of it passes `shell/trusted-types.ts`. */
export const knownHtml = new Set<string>();

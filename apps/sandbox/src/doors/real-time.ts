/** The one place of the sandbox that reads the real clock; a lint-like test keeps it so. */
export const realNow = () => Date.now();

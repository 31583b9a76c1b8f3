/** Marks that turn what follows around, and signs without a width. Those that join emoji and letters stay. */
const hidden = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** A name or an address as somebody else wrote it, with what can't be seen standing there by its number. */
export const visibleCharacters = (text: string): string =>
  text.replace(hidden, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase()}]`);

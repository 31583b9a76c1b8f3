/** `m***n@coffer.example`, `+44 ***0123`: enough to recognise, not enough to learn. */
export function maskContact(contact: string): string {
  const [name = "", host] = contact.split("@");
  if (host === undefined) return `${contact.slice(0, 3)}***${contact.slice(-4)}`;
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ""}@${host}`;
}

/** `******0123`: of a short number no more than half. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return "*".repeat(number.length - shown) + number.slice(number.length - shown);
}

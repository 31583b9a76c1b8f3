/** Converts a phone number such as "+44 (7700) 900-123" to the contract's format. */
export const tidyPhone = (typed: string): string => typed.replace(/[\s().-]/g, "");

/** Fields with codes printed in groups, such as "GB33 BUKB 2020…" or "60-16-13", whose separators are dropped. */
const grouped: ReadonlySet<string> = new Set([
  "iban",
  "bicSwiftCode",
  "sortCode",
  "aba",
  "blz",
  "bsb",
  "ifs",
  "clabe",
  "ctn",
  "bankCode",
  "branchCode",
]);

/** Returns the checked and sent value of a bank form's field. */
export function tidied(key: string, typed: string): string {
  if (grouped.has(key)) return typed.replace(/[\s.-]/g, "").toUpperCase();
  if (key === "phoneNumber") return tidyPhone(typed);
  if (key === "accountNumber" || key === "securityCode") return typed.replace(/\s/g, "");
  if (key === "cardExpirationDate") return typed.replace(/\s/g, "").replace(/^(\d{2})(\d{2})$/, "$1/$2");
  return typed.trim();
}

/** The contract's patterns of bank codes, which tell when one is complete. */
const complete: Readonly<Record<string, RegExp>> = {
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  bicSwiftCode: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  sortCode: /^\d{6}$/,
  aba: /^\d{9}$/,
  blz: /^\d{8}$/,
  bsb: /^\d{6}$/,
  ifs: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  clabe: /^\d{18}$/,
  ctn: /^\d{9}$/,
  bankCode: /^[A-Z0-9]{3,14}$/,
};

export const namesBank = (key: string): boolean => Object.hasOwn(complete, key);

/** Returns the code for a bank lookup; undefined while it is incomplete. */
export function bankCodeIn(key: string, typed: string): string | undefined {
  const code = tidied(key, typed);
  return complete[key]?.test(code) ? code : undefined;
}

/** Returns the country named by a complete code; undefined where only a directory knows it. */
export function countryIn(key: string, typed: string): string | undefined {
  const code = bankCodeIn(key, typed);
  if (key === "iban") return code?.slice(0, 2);
  if (key === "bicSwiftCode") return code?.slice(4, 6);
  return undefined;
}

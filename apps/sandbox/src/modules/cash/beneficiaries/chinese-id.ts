const MODULUS = 11;
const DIGITS = 17;
/** The check characters by value: ten is an X. */
const CHECKS = "0123456789X";

/** Checks a resident's number: its last character by GB 11643, which is ISO 7064's MOD 11-2. */
export function isChineseId(number: string): boolean {
  if (!/^\d{17}[0-9X]$/.test(number)) return false;
  let rest = 0;
  for (const digit of number.slice(0, DIGITS)) rest = ((rest + Number(digit)) * 2) % MODULUS;
  return CHECKS[(MODULUS + 1 - rest) % MODULUS] === number[DIGITS];
}

/** Sum of the digits, each with its weight; the weights begin again when they are over. */
function weighed(digits: string, weights: readonly number[], each: (product: number) => number): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + each(Number(digit) * (weights[index % weights.length] ?? 0)),
    0,
  );
}

const lastDigit = (product: number) => product % 10;
const whole = (product: number) => product;
const weights371 = [3, 7, 1] as const;

/** The first two digits of an American routing number: a district of the Federal Reserve, thrift, electronic, or traveller's cheques. */
const abaBegins = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** An American routing number (ABA): nine digits of which the weights 3, 7, 1 make a multiple of ten. */
export function isAba(code: string): boolean {
  return /^\d{9}$/.test(code) && abaBegins.test(code) && weighed(code, weights371, whole) % 10 === 0;
}

/** A Mexican CLABE: eighteen digits, the last of which completes the others, weighed 3, 7, 1 each modulo ten. */
export function isClabe(code: string): boolean {
  if (!/^\d{18}$/.test(code)) return false;
  const sum = weighed(code.slice(0, -1), weights371, lastDigit);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

/** A card's number by Luhn's formula (ISO/IEC 7812): from the right, every second digit is doubled, its digits added. */
export function isLuhn(code: string): boolean {
  if (!/^\d{12,19}$/.test(code)) return false;
  const fromRight = [...code].reverse().join("");
  return weighed(fromRight, [1, 2], (product) => (product > 9 ? product - 9 : product)) % 10 === 0;
}

type Address = { readonly bits: bigint; readonly width: 32 | 128 };

/** Returns whether an address is listed, or in a listed range: `203.0.113.14, 2001:db8::/32`. */
export function isInRanges(address: string, ranges: string): boolean {
  const asked = readAddress(address);
  return asked !== null && ranges.split(",").some((entry) => isIn(asked, entry.trim()));
}

function isIn(asked: Address, range: string): boolean {
  const [start = "", length] = range.split("/");
  const from = readAddress(start);
  if (from?.width !== asked.width) return false;
  const free = BigInt(from.width - Number(length ?? from.width));
  return asked.bits >> free === from.bits >> free;
}

/** Parses an address; an IPv4 address inside IPv6 becomes that IPv4 address. Null for an invalid one. */
function readAddress(text: string): Address | null {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (inside !== undefined) return readAddress(inside);
  if (!text.includes(":"))
    return /^\d+(\.\d+){3}$/.test(text) ? { bits: joined(text.split("."), 10, 8n), width: 32 } : null;
  // The URL parser writes an IPv6 address in its unique short form, an IPv4 tail as hex.
  const short = URL.parse(`http://[${text.replace(/%.*$/, "")}]`)?.hostname.slice(1, -1);
  if (short === undefined) return null;
  const [head = "", tail] = short.split("::");
  const [before, after] = [words(head), words(tail ?? "")];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return { bits: joined([...before, ...zeros, ...after], 16, 16n), width: 128 };
}

const words = (part: string) => (part === "" ? [] : part.split(":"));
const joined = (parts: readonly string[], base: 10 | 16, size: bigint) =>
  parts.reduce((bits, part) => (bits << size) | BigInt(Number.parseInt(part, base)), 0n);

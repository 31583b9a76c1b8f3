/**
 * Returns whether an address passes its checksum. True if its kind has none or is unknown here; the server checks
 * all.
 */
export async function keepsChecksum(address: string): Promise<boolean> {
  if (/^0x[0-9a-f]{40}$/i.test(address)) return keepsCase(address.slice(2));
  if (/^bc1/i.test(address)) return keepsBech32(address);
  return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address) ? keepsBase58(address) : true;
}

/**
 * EIP-55: the case of each letter is a bit of the hash of the lower-case digits. A single-case address has no
 * checksum.
 */
function keepsCase(digits: string): boolean {
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak256(lower);
  return [...digits].every((digit, at) => {
    const isHigh = ((hash[at >> 1] ?? 0) >> (at % 2 ? 0 : 4)) & 8;
    return digit === (isHigh ? digit.toUpperCase() : digit.toLowerCase());
  });
}

const bech32Letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The checksum constants of BIP-173 (version 0) and BIP-350 (later versions). */
const [BECH32, BECH32M] = [1, 0x2bc830a3];

function keepsBech32(address: string): boolean {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return false;
  const words = [...lower.slice(3)].map((letter) => bech32Letters.indexOf(letter));
  // "bc" expanded to five-bit words: high bits, zero, low bits.
  let rest = 1;
  for (const word of [3, 3, 0, 2, 3, ...words]) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ word;
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) rest ^= generator;
  }
  return !words.includes(-1) && rest === (words[0] === 0 ? BECH32 : BECH32M);
}

const base58Letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const [ADDRESS_BYTES, CHECKSUM_BYTES] = [25, 4];

/** The last four bytes equal the first bytes of the payload's double SHA-256. */
async function keepsBase58(address: string): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  // A page without a secure context has no crypto.subtle: only the server checks.
  if (!subtle) return true;
  let number = 0n;
  for (const letter of address) number = number * 58n + BigInt(base58Letters.indexOf(letter));
  const hex = number.toString(16).padStart(ADDRESS_BYTES * 2, "0");
  if (hex.length > ADDRESS_BYTES * 2) return false;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const [payload, checksum] = [bytes.slice(0, -CHECKSUM_BYTES), bytes.slice(-CHECKSUM_BYTES)];
  const hash = new Uint8Array(await subtle.digest("SHA-256", await subtle.digest("SHA-256", payload)));
  return checksum.every((byte, at) => byte === hash[at]);
}

const lane = (value: bigint) => BigInt.asUintN(64, value);
const turned = (value: bigint, by: number) => lane(value << BigInt(by)) | (value >> BigInt(64 - by));
/** The block size of Keccak-256 in bytes; a shorter text needs one block. */
const BLOCK = 136;

/** Returns the Keccak-256 hash of a short text, as EIP-55 needs it. */
function keccak256(text: string): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(new TextEncoder().encode(text));
  block[text.length] = 1;
  block[BLOCK - 1] = (block[BLOCK - 1] ?? 0) | 0x80;
  const view = new DataView(block.buffer);
  const lanes = Array.from({ length: 25 }, (_, at) => (at * 8 < BLOCK ? view.getBigUint64(at * 8, true) : 0n));
  const out = new DataView(new ArrayBuffer(32));
  permuted(lanes)
    .slice(0, 4)
    .forEach((value, at) => {
      out.setBigUint64(at * 8, value, true);
    });
  return new Uint8Array(out.buffer);
}

/** Keccak-f[1600]: 24 rounds over five by five lanes with index `x + 5y`. */
function permuted(lanes: readonly bigint[]): bigint[] {
  let state = [...lanes];
  const at = (from: readonly bigint[], x: number, y: number) => from[(x % 5) + 5 * (y % 5)] ?? 0n;
  let register = 1;
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(state, x, y), 0n));
    const mixed = state.map(
      (value, place) => value ^ (columns[(place + 4) % 5] ?? 0n) ^ turned(columns[(place + 1) % 5] ?? 0n, 1),
    );
    const moved = [...mixed];
    for (let step = 0, x = 1, y = 0; step < 24; step++) {
      const [toX, toY] = [y, (2 * x + 3 * y) % 5];
      moved[toX + 5 * toY] = turned(at(mixed, x, y), (((step + 1) * (step + 2)) / 2) % 64);
      [x, y] = [toX, toY];
    }
    state = moved.map((value, place) => {
      const [x, y] = [place % 5, Math.floor(place / 5)];
      return value ^ (lane(~at(moved, x + 1, y)) & at(moved, x + 2, y));
    });
    // The round constant: a shift register gives its bits 2^j − 1.
    for (let j = 0; j < 7; j++) {
      if (register & 1) state[0] = (state[0] ?? 0n) ^ (1n << BigInt(2 ** j - 1));
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0);
    }
  }
  return state;
}

import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { base58, base58xrp, bech32, bech32m } from "@scure/base";
import type { Random } from "../world/random.ts";

/** The address format of a network. */
export type AddressFamily = "bitcoin" | "evm" | "tron" | "xrp";

type Rules = { write: (hash: Uint8Array) => string; isValid: (address: string) => boolean };
type Base58 = typeof base58;

const HASH_BYTES = 20;
const BITCOIN_PREFIX = "bc";
/** Version bytes: pay-to-public-key-hash, pay-to-script-hash, Tron's main net, an XRP account. */
const [P2PKH, P2SH, TRON, XRP] = [0x00, 0x05, 0x41, 0x00];

const checksumOf = (payload: Uint8Array) => sha256(sha256(payload)).slice(0, 4);

function writeBase58(coder: Base58, version: number, hash: Uint8Array): string {
  const payload = Uint8Array.of(version, ...hash);
  return coder.encode(Uint8Array.of(...payload, ...checksumOf(payload)));
}
function isBase58(coder: Base58, versions: readonly number[], address: string): boolean {
  const bytes = orNull(() => coder.decode(address));
  if (bytes?.length !== 1 + HASH_BYTES + 4) return false;
  const payload = bytes.subarray(0, -4);
  return (
    versions.includes(bytes[0] ?? -1) && checksumOf(payload).every((byte, at) => byte === bytes[at + payload.length])
  );
}

function isSegwit(address: string): boolean {
  const lower = address.toLowerCase();
  // The decoder refuses mixed case; an address in capitals is valid, as QR codes carry it.
  const decode = (coder: typeof bech32) => orNull(() => coder.decode(address as `${string}1${string}`));
  if (!lower.startsWith(`${BITCOIN_PREFIX}1`)) return false;
  const zero = decode(bech32);
  if (zero) return zero.prefix === BITCOIN_PREFIX && zero.words[0] === 0 && [20, 32].includes(programBytes(zero.words));
  const later = decode(bech32m);
  return later?.prefix === BITCOIN_PREFIX && later.words[0] === 1 && programBytes(later.words) === 32;
}
const programBytes = (words: readonly number[]) => orNull(() => bech32.fromWords([...words.slice(1)]))?.length ?? 0;

/** EIP-55: the case of each letter is a bit of the hash of the lower-case address. */
function withEvmChecksum(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return `0x${Array.from(lower, (char, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? char.toUpperCase() : char)).join("")}`;
}
function isEvm(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (!digits) return false;
  // A single-case address carries no checksum, and wallets accept it.
  return (
    digits === digits.toLowerCase() ||
    digits === digits.toUpperCase() ||
    address === withEvmChecksum(digits.toLowerCase())
  );
}

const rules: Record<AddressFamily, Rules> = {
  bitcoin: {
    write: (hash) => bech32.encode(BITCOIN_PREFIX, [0, ...bech32.toWords(hash)]),
    isValid: (address) => isSegwit(address) || isBase58(base58, [P2PKH, P2SH], address),
  },
  evm: { write: (hash) => withEvmChecksum(bytesToHex(hash)), isValid: isEvm },
  tron: {
    write: (hash) => writeBase58(base58, TRON, hash),
    isValid: (address) => isBase58(base58, [TRON], address),
  },
  xrp: {
    write: (hash) => writeBase58(base58xrp, XRP, hash),
    isValid: (address) => isBase58(base58xrp, [XRP], address),
  },
};

/** Returns the address of a key's 20-byte hash. */
export const addressOf = (family: AddressFamily, hash: Uint8Array) => rules[family].write(hash);
export const newAddress = (family: AddressFamily, random: Random) => addressOf(family, random.bytes(HASH_BYTES));
export const isAddress = (family: AddressFamily, address: string) => rules[family].isValid(address);
/** XRP destination tags are 32-bit numbers. */
export const isTag = (tag: string) => /^(0|[1-9]\d{0,9})$/.test(tag) && BigInt(tag) <= 0xffff_ffffn;

/** Returns hex, with 0x where the network writes it. */
export const newTxHash = (family: AddressFamily, random: Random) => {
  const hash = random.hex(32);
  if (family === "evm") return `0x${hash}`;
  return family === "xrp" ? hash.toUpperCase() : hash;
};

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

import { createHash } from "node:crypto";
import { ec } from "elliptic";

const curve = new ec("secp256k1");

/** Whether the signing device's key made the signature, by a library that shares nothing with the one that signed. */
export function elsewhereAccepts(device: string, hash: string, signature: string): boolean {
  const secret = createHash("sha256").update(`coffer sandbox signing device: ${device}`).digest();
  const [r, s] = [signature.slice(2, 66), signature.slice(66, 130)];
  return curve.keyFromPrivate(secret).verify(Buffer.from(hash.slice(2), "hex"), { r, s });
}

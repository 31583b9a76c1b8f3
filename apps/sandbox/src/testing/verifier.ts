import { createHash } from "node:crypto";
import { ec } from "elliptic";

const curve = new ec("secp256k1");

/** Verifies a signing device's signature with a library that is independent of the signer's. */
export function elsewhereAccepts(device: string, hash: string, signature: string): boolean {
  const secret = createHash("sha256").update(`coffer sandbox signing device: ${device}`).digest();
  const [r, s] = [signature.slice(2, 66), signature.slice(66, 130)];
  return curve.keyFromPrivate(secret).verify(Buffer.from(hash.slice(2), "hex"), { r, s });
}

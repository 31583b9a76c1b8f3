import { addressOfKey, keyOfText, messageHash, signHash } from "../../sandbox/src/crypto/signature.ts";

/** Returns a co-signer's device with the sandbox's key for its name. It signs any message. */
export function signingDevice(name: string) {
  const key = keyOfText(`coffer sandbox signing device: ${name}`);
  return {
    name,
    address: addressOfKey("evm", key),
    bitcoin: addressOfKey("bitcoin", key),
    sign: (message: string) => signHash(messageHash(message), key),
    refuse: (message: string) => signHash(messageHash(`refuse\n${message}`), key),
  };
}

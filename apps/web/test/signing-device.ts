import { addressOfKey, keyOfText, messageHash, signHash } from "../../sandbox/src/crypto/signature.ts";

/** A co-signer's device, as the sandbox has it: the key of its name. It signs what it is shown, whatever that is. */
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

import type { CoinNetwork } from "@coffer/sdk";
import * as z from "zod/mini";
import { keepsChecksum } from "../../platform/address/address-checksum.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";

export const noSigner = { address: "", label: "" };
export interface WithSigners {
  signers: (typeof noSigner)[];
}
const labelLength = 40; // The contract's limit.

export const signersShape = z.array(
  z.object({ address: z.string(), label: z.string().check(z.maxLength(labelLength)) }),
);

/** "Signer addresses can't be empty": each fits the network and its checksum, and none is repeated. */
export async function signerFaults(
  { signers }: WithSigners,
  network: CoinNetwork | undefined,
): Promise<[string, TextParams][]> {
  const seen = new Map<string, number>();
  const sound = await Promise.all(signers.map(({ address }) => keepsChecksum(address)));
  return signers.flatMap(({ address }, at): [string, TextParams][] => {
    const path = `signers.${at}.address`;
    if (address === "") return [[path, { text: "form.addressMissing" }]];
    if (network && !new RegExp(network.addressPattern).test(address))
      return [[path, { text: "form.addressOdd", values: { network: network.name } }]];
    if (!sound[at]) return [[path, { text: "multisig.checksum" }]];
    const key = /^(0x|bc1)/i.test(address) ? address.toLowerCase() : address;
    const first = seen.get(key);
    seen.set(key, first ?? at);
    return first === undefined ? [] : [[path, { text: "multisig.twice", values: { at: first + 1 } }]];
  });
}

/** Returns the calls' input. */
export const signersOf = ({ signers }: WithSigners) =>
  signers.map(({ address, label }) => ({ address, label: label.trim() || null }));

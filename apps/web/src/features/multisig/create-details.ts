import type { CoinConfig } from "@coffer/sdk";
import { MULTISIG } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import { networkOf } from "../../platform/destination/coin-network-field.tsx";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { visibleCharacters } from "../../platform/visible-characters.ts";
import { noSigner, signerFaults, signersShape } from "./signers.ts";

export const noDetails = {
  ...{ name: "", coin: "", network: "", minSignatures: String(MULTISIG.signaturesMin) },
  signers: [noSigner, noSigner, noSigner],
};
export type CreateDetails = typeof noDetails;

/** One line of characters that a signing device can show. */
const isPlain = (name: string) => !/[\p{Cc}\u2028\u2029]/u.test(name) && visibleCharacters(name) === name;

export const createRule = (coins: readonly CoinConfig[]) =>
  z
    .object({
      ...{ name: z.string(), coin: z.string(), network: z.string(), minSignatures: z.string() },
      signers: signersShape,
    })
    .check(
      z.superRefine(async (details, context) => {
        for (const [path, params] of await faultsOf(details, coins))
          context.addIssue({
            code: "custom",
            path: path.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
            params,
          });
      }),
    );

async function faultsOf(details: CreateDetails, coins: readonly CoinConfig[]): Promise<[string, TextParams][]> {
  const faults: [string, TextParams][] = [];
  const name = details.name.trim();
  const most = MULTISIG.nameMax;
  if (name === "") faults.push(["name", { text: "multisig.nameMissing" }]);
  else if (name.length > most) faults.push(["name", { text: "form.tooLong", values: { max: most } }]);
  else if (!isPlain(name)) faults.push(["name", { text: "multisig.nameOdd" }]);
  const network = networkOf(coins, details);
  if (!network) faults.push([details.coin ? "network" : "coin", { text: "form.choose" }]);
  if (Number(details.minSignatures) > details.signers.length)
    faults.push(["minSignatures", { text: "multisig.tooFew", values: { least: details.minSignatures } }]);
  return [...faults, ...(await signerFaults(details, network))];
}

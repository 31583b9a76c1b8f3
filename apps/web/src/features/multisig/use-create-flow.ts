import type { MultisigWalletDetail } from "@coffer/sdk";
import { noQuote } from "../../platform/flow/quote.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import type { Verification } from "../../platform/proof/verification.tsx";
import { coffer } from "./api.ts";
import type { CreateDetails } from "./create-details.ts";
import { signersOf } from "./signers.ts";

export interface Proof {
  verification: Verification;
}
export type CreateFlowState = Flow<CreateDetails, { id: string }, Proof>;
const clockDoubt = 2000; // ms; the server's time has a resolution of a second.

/** The form's details, proved, created once. */
export function useCreateFlow(): CreateFlowState {
  const moved = useMoneyMoved();
  return useFlow<CreateDetails, { id: string }, Proof, undefined>({
    name: "multisig-create",
    quote: noQuote,
    codes: { 40001: "coin", 60001: "network" },
    send: ({ details }, once, proved) => {
      const { name, coin, network, minSignatures } = details;
      const input = {
        name: name.trim(),
        coin,
        network,
        minSignatures: Number(minSignatures),
        signers: signersOf(details),
      };
      const verification = proved?.proof.verification ?? {};
      return coffer.multisig.createWallet({ ...input, verification }, once).finally(moved);
    },
    proofInCall: { wanted: true, lookUp: ({ details }, left) => findMade(details, left) },
    resultAt: ({ id }) => ({ wallet: id, do: undefined, step: undefined }),
  });
}

/** Finds a wallet created since the request with exactly these details. */
async function findMade({ name, minSignatures, signers }: CreateDetails, left: string) {
  const since = Date.parse(left) - clockDoubt;
  const { items } = await coffer.multisig.getMultisigWallet({ Sorting: "createdAt desc", MaxResultCount: 20 });
  return items.find(
    (made: Pick<MultisigWalletDetail, "name" | "minSignatures" | "createdAt"> & { signerCount: number; id: string }) =>
      Date.parse(made.createdAt) >= since &&
      made.name === name.trim() &&
      made.minSignatures === Number(minSignatures) &&
      made.signerCount === signers.length,
  );
}

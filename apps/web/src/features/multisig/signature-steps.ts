import type { MultisigWithdrawal } from "@coffer/sdk";
import type { Tone } from "@coffer/ui";
import { shortAddress } from "../../platform/address/address.ts";
import type { MessageIdFor } from "../../platform/intl/intl.ts";
import { isSignable } from "./status.ts";

export interface SignatureStep {
  id: string;
  /** The signer; undefined for the chain. */
  name: string | undefined;
  address: string | undefined;
  time: string | undefined;
  words: MessageIdFor<{ at: number; least: number }>;
  /** Which signature it is, of the first ones that count. */
  at?: number;
  tone: Tone;
}

const nameOf = ({ label, address }: { label: string | null; address: string }) => label ?? shortAddress(address);

/** Past events in order, then the expected ones. */
export function stepsOf(withdrawal: MultisigWithdrawal): SignatureStep[] {
  const { signatures, refusals, waitingFor, timeline, status, time, proposer } = withdrawal;
  const created: SignatureStep = {
    ...{ id: "created", name: proposer.name, address: undefined, time, words: "multisig.created", tone: "neutral" },
  };
  const signed = signatures.map(
    (each, at): SignatureStep => ({
      ...{ id: each.address, name: nameOf(each), address: each.address, time: each.signedAt },
      ...{ words: "multisig.signedAt", at: at + 1, tone: "good" },
    }),
  );
  const refused = refusals.map(
    (each): SignatureStep => ({
      ...{ id: each.address, name: nameOf(each), address: each.address, time: each.refusedAt },
      ...{ words: "multisig.refused", tone: "bad" },
    }),
  );
  const said = [...signed, ...refused].toSorted((one, other) => (one.time ?? "").localeCompare(other.time ?? ""));
  const waits = waitingFor.map(
    (each): SignatureStep => ({
      ...{ id: each.address, name: nameOf(each), address: each.address, time: undefined },
      ...{ words: "multisig.notSigned", tone: "neutral" },
    }),
  );
  const at = (wanted: number) => timeline.find((step) => step.status === wanted)?.time;
  const chain = { name: undefined, address: undefined };
  const sent: SignatureStep = at(2)
    ? { ...chain, id: "sent", time: at(2), words: "multisig.sentToChain", tone: "info" }
    : {
        ...chain,
        id: "sent",
        time: undefined,
        words: "multisig.afterAll",
        tone: "neutral",
      };
  const end: SignatureStep[] =
    status === 3
      ? [{ ...chain, id: "end", time: at(3), words: "multisig.success", tone: "good" }]
      : status === 4
        ? [{ ...chain, id: "end", time: at(4), words: "multisig.failed", tone: "bad" }]
        : [];
  return [created, ...said, ...waits, ...(at(2) || isSignable(withdrawal) ? [sent] : []), ...end];
}

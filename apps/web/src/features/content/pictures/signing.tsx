import { Amount, Avatar, Card, StatusChip, TwoLine } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { SignatureDial } from "../pieces/dial.tsx";
import { Groups } from "../pieces/groups.tsx";
import { signers } from "./people.ts";

const needed = 2;
/** Its steps: the second signature, then its blocks. */
export const signingSteps = 1 + facts.btcBlocks;

/** A two-of-three withdrawal. At step 0 it has one signature. */
export function Signing({ step }: { step: number }) {
  const signed = Math.min(needed, 1 + step);
  return (
    <Card>
      <div className="flex items-start justify-between gap-4 p-6">
        <div className="min-w-0">
          <p className="text-ink-2 text-label">
            <FormattedMessage id="contentPictures.treasury" />
          </p>
          <p className="mt-1.5">
            <Amount whole="2.40" unit="BTC" size="display" />
          </p>
          <p className="mt-2 text-ink-2 text-label">
            <FormattedMessage id="contentPictures.toCold" />
          </p>
          <Groups of="bc1q w5e9 … k2n7 9k4m" className="mt-0.5" />
        </div>
        <SignatureDial signed={signed} of={signers.length}>
          <span className="block font-serif text-[22px] leading-6">
            {signed}/{signers.length}
          </span>
          <span className="text-head text-ink-2">
            <FormattedMessage id="contentPictures.signed" />
          </span>
        </SignatureDial>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {signers.map(({ name, role, at }, index) => (
          <li key={name} className="flex items-center justify-between gap-4 px-6 py-2.5">
            <TwoLine
              icon={<Avatar name={name} className="size-8! bg-vault-tint! text-vault!" />}
              title={<span className="font-medium">{name}</span>}
              note={<FormattedMessage id={role} />}
            />
            <SignerState at={at} state={index < signed ? "signed" : signed === needed ? "spare" : "waiting"} />
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-line border-t bg-sunken px-6 py-4 text-ink-2 text-label">
        <FormattedMessage id="contentPictures.anyTwo" />
        <ChainState block={step - 1} />
      </div>
    </Card>
  );
}

const words: Record<"spare" | "waiting", PlainMessageId> = {
  spare: "contentPictures.notNeeded",
  waiting: "contentPictures.waiting",
};

function SignerState({ at, state }: { at: string; state: "signed" | "spare" | "waiting" }) {
  if (state !== "signed")
    return (
      <StatusChip>
        <FormattedMessage id={words[state]} />
      </StatusChip>
    );
  return (
    <StatusChip tone="good">
      <FormattedMessage id="contentPictures.signedAt" values={{ time: at }} />
    </StatusChip>
  );
}

function ChainState({ block }: { block: number }) {
  if (block >= facts.btcBlocks)
    return (
      <StatusChip tone="good">
        <FormattedMessage id="contentPictures.arrived" />
      </StatusChip>
    );
  return (
    <StatusChip tone="info">
      {block < 0 ? (
        <FormattedMessage id="contentPictures.oneMore" />
      ) : (
        <FormattedMessage id="contentPictures.onChain" values={{ block: block + 1, blocks: facts.btcBlocks }} />
      )}
    </StatusChip>
  );
}

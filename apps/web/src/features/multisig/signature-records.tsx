import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { Avatar, Card, CardHeader, CardTitle, StatusChip, type Tone, TwoLine } from "@coffer/ui";
import { BlocksIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Address } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import { stepsOf } from "./signature-steps.ts";
import { isSignable } from "./status.ts";

/** Created → signed 1 of 3, 2 of 3 → on the chain → the end, with name, address and time. */
export function SignatureRecords({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) {
  const intl = useIntl();
  const { minSignatures, signatures, refusals, waitingFor } = withdrawal;
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          <FormattedMessage id="multisig.signatures" />
        </CardTitle>
        <span className="text-ink-2 text-label">
          {isSignable(withdrawal) ? (
            <FormattedMessage
              id="multisig.needs"
              values={{ least: minSignatures, signers: signatures.length + refusals.length + waitingFor.length }}
            />
          ) : (
            // No signature is pending, so further signers aren't known here.
            <FormattedMessage id="multisig.needed" values={{ least: minSignatures }} />
          )}
        </span>
      </CardHeader>
      <ol className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        {stepsOf(withdrawal).map(({ id, name, address, time, words, tone, at = 0 }) => (
          <li
            key={id}
            className="col-span-full grid grid-cols-subgrid items-center gap-y-1 border-line border-t px-5 py-3"
          >
            {name === undefined ? (
              <TwoLine
                icon={<ChainMark />}
                title={<FormattedMessage id="multisig.chain" />}
                note={
                  <FormattedMessage id="multisig.confirmations" values={{ count: withdrawal.confirmationsRequired }} />
                }
              />
            ) : (
              <TwoLine
                icon={<Avatar name={name} className={time ? undefined : "bg-sunken! text-ink-2!"} />}
                title={name}
              />
            )}
            <span className="max-sm:hidden">
              {address && <Address value={address} copyLabel={intl.formatMessage({ id: "multisig.copySigner" })} />}
            </span>
            <span className="text-ink-2 max-sm:order-last max-sm:col-span-2">{time ? <When at={time} /> : "–"}</span>
            <StatusChip tone={tone as Tone} className="justify-self-start max-sm:justify-self-end">
              <FormattedMessage id={words} values={{ at, least: withdrawal.minSignatures }} />
            </StatusChip>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const ChainMark = () => (
  <span
    aria-hidden
    className="grid size-[26px] shrink-0 place-items-center rounded-full border border-line-strong border-dashed text-ink-2"
  >
    <BlocksIcon className="size-3.5" />
  </span>
);

import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { CardBody, Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api as shared } from "../../platform/api.ts";
import { isSamePlace } from "../../platform/destination/destination.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { Countdown, When } from "../../platform/page/when.tsx";
import { StatusNext, StatusTag } from "../../platform/status/status-tag.tsx";
import { useDeadline } from "../../platform/time/deadline.ts";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { ShareLink } from "./share-link.tsx";
import { isSignable, multisigStatus } from "./status.ts";
import { useBook } from "./terms.ts";

/** Amount, destination, terms, and the missing signatures. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) {
  const intl = useIntl();
  const { coin, status, signatures, minSignatures, failReason } = withdrawal;
  const { confirmations: done, confirmationsRequired: needed } = withdrawal;
  const progress =
    status === 1 ? { done: signatures.length, needed: minSignatures } : status === 2 ? { done, needed } : undefined;
  return (
    <CardBody className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-ink-2 text-label">
            <FormattedMessage id="multisig.leavesWallet" />
          </p>
          <p className="font-[430] font-serif text-[38px] leading-11">
            <ExactMoney amount={withdrawal.amount} unit={coin} />
          </p>
        </div>
        <div aria-live="polite">
          <StatusTag of={multisigStatus} value={status} progress={progress} />
        </div>
      </div>
      <div className="border-line border-t pt-4">
        <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-ink-2 text-label">
          <FormattedMessage id="multisig.to" />
          <SavedName withdrawal={withdrawal} />
        </p>
        <Address value={withdrawal.address} full copyLabel={intl.formatMessage({ id: "multisig.copyAddress" })} />
      </div>
      <SummaryList>
        {withdrawal.tag && <SummaryRow label={<FormattedMessage id="form.tag" />} value={withdrawal.tag} />}
        <SummaryRow
          label={<FormattedMessage id="multisig.network" />}
          value={<NetworkName withdrawal={withdrawal} />}
        />
        <SummaryRow
          label={<FormattedMessage id="multisig.fee" />}
          value={<ExactMoney amount={withdrawal.fee} unit={coin} />}
        />
        <SummaryRow
          label={<FormattedMessage id="multisig.received" />}
          value={<ExactMoney amount={withdrawal.received} unit={coin} />}
        />
        <SummaryRow label={<FormattedMessage id="multisig.proposedBy" />} value={withdrawal.proposer.name} />
        {withdrawal.remark && <SummaryRow label={<FormattedMessage id="multisig.note" />} value={withdrawal.remark} />}
        {withdrawal.expiresAt && <Lapses at={withdrawal.expiresAt} from={withdrawal.serverTime} />}
        {withdrawal.txHash && (
          <SummaryRow
            label={<FormattedMessage id="multisig.hash" />}
            value={<Address value={withdrawal.txHash} copyLabel={intl.formatMessage({ id: "multisig.copyHash" })} />}
          />
        )}
      </SummaryList>
      {failReason ? (
        <Notice tone="bad" live="off" title={<FormattedMessage id="multisig.notSent" />}>
          {failReason} <FormattedMessage id="multisig.backInWallet" />
        </Notice>
      ) : isSignable(withdrawal) ? (
        <StillNeeded withdrawal={withdrawal} />
      ) : (
        <p className="text-ink-2">
          <StatusNext of={multisigStatus} value={status} />
        </p>
      )}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {withdrawal.signingCode && <ShareLink code={withdrawal.signingCode} />}
        {withdrawal.cancellable && <CancelWithdrawal withdrawal={withdrawal} />}
      </div>
    </CardBody>
  );
}

/** The destination's name in the user's address book. */
function SavedName({ withdrawal: { coin, network, address, tag } }: { withdrawal: MultisigWithdrawalDetail }) {
  const saved = useBook().find((entry) => isSamePlace(entry, { coin, network, address, tag }));
  if (!saved) return null;
  return (
    <span>
      <FormattedMessage
        id="multisig.fromBook"
        values={{ name: saved.label, b: (name) => <b className="font-medium text-ink">{name}</b> }}
      />
    </span>
  );
}

/** The network's name; its code until the catalogue is loaded. */
function NetworkName({ withdrawal: { coin, network } }: { withdrawal: MultisigWithdrawalDetail }) {
  const { data } = useQuery(shared.assets.getCoinConfigList.queryOptions());
  const known = data?.items.find((each) => each.coin === coin)?.networks.find((each) => each.network === network);
  return known?.name ?? network;
}

function Lapses({ at, from }: { at: string; from: string }) {
  const intl = useIntl();
  const seconds = useDeadline(at, from);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return (
    <SummaryRow
      label={<FormattedMessage id="multisig.lapses" />}
      value={
        <span className="flex flex-col items-end">
          <When at={at} />
          <span className="font-normal text-head text-ink-2">
            <Countdown seconds={seconds} words={intl.formatMessage({ id: "multisig.left" }, { hours, minutes })} />
          </span>
        </span>
      }
    />
  );
}

/** "1 more signature needed: Mei Lin's or Sofia Brandt's." */
function StillNeeded({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) {
  const intl = useIntl();
  const { minSignatures, signatures, waitingFor } = withdrawal;
  const names = waitingFor.map(({ label, address }) => label ?? `${address.slice(0, 8)}…${address.slice(-6)}`);
  const count = minSignatures - signatures.length;
  return (
    <Notice
      tone="warn"
      icon={<Bars done={signatures.length} of={minSignatures} />}
      title={
        <FormattedMessage
          id="multisig.more"
          values={{ count, names: names.join(intl.formatMessage({ id: "multisig.listBetween" })) }}
        />
      }
    >
      <FormattedMessage id="multisig.moreBody" values={{ least: minSignatures }} />
    </Notice>
  );
}

/** A bar per required signature. */
function Bars({ done, of }: { done: number; of: number }) {
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} className={`h-6 w-1.5 rounded-sm border border-warn ${at < done ? "bg-warn" : ""}`} />
      ))}
    </span>
  );
}

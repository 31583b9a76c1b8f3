import type { TransferRecord } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import { type Amount, compare, subtract } from "../../platform/amount/amount.ts";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { walletNames, walletNumber } from "../../platform/money/wallets.ts";
import type { Details } from "./details.ts";
import type { Offer } from "./use-transfer-flow.ts";

const unknown = "–";

/** The received amount; undefined below the fee. */
export const receivedOf = (amount: Amount, fee: Amount | undefined): Amount | undefined =>
  amount !== "" && fee !== undefined && compare(amount, fee) > 0 ? subtract(amount, fee) : undefined;

export interface PlannedProps {
  details: Details;
  fee: Amount | undefined;
  reviewFrom: Amount | undefined;
  /** The arrival where an approval is needed. */
  delay: PlainMessageId | undefined;
}

/** What leaves, the fee, the time, what arrives: beside form and review. */
export function TransferSummary({ details, fee, reviewFrom, delay }: PlannedProps) {
  const { amount, coin, kind } = details;
  const received = receivedOf(amount, fee);
  const usual = kind === "user" ? "transfers.inMinutes" : "transfers.atOnce";
  const reviewed = amount !== "" && reviewFrom !== undefined && compare(amount, reviewFrom) >= 0;
  return (
    <SummaryList aria-live="polite">
      <SummaryRow
        label={<FormattedMessage id="transfers.youSend" />}
        value={amount && coin ? <ExactMoney amount={amount} unit={coin} /> : unknown}
      />
      <SummaryRow
        label={<FormattedMessage id="transfers.fee" />}
        value={
          fee === undefined ? (
            unknown
          ) : (
            <>
              <ExactMoney amount={fee} unit={coin} />
              <span className="block font-normal text-head text-ink-2">
                <FormattedMessage id={kind === "user" ? "transfers.feeHint" : "transfers.feeNone"} />
              </span>
            </>
          )
        }
      />
      <SummaryRow
        label={<FormattedMessage id="transfers.arrives" />}
        value={<FormattedMessage id={delay ?? (reviewed ? "transfers.afterReview" : usual)} />}
      />
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id={kind === "user" ? "transfers.recipientGets" : "transfers.arriving"} />}
        value={received && coin ? <ExactMoney amount={received} unit={coin} /> : unknown}
      />
    </SummaryList>
  );
}

/** All details again: source, destination or recipient, amount. */
export function ReviewLines({ details, quote }: { details: Details; quote: Offer }) {
  const { kind, coin, amount, fromWallet, toWallet, remark } = details;
  const received = receivedOf(amount, quote.fee);
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="transfers.youSend" />}
        value={<ExactMoney amount={amount} unit={coin} />}
      />
      <SummaryRow
        label={<FormattedMessage id="transfers.from" />}
        value={<FormattedMessage id={walletNames[walletNumber(fromWallet)]} />}
      />
      {kind === "ownWallet" ? (
        <SummaryRow
          label={<FormattedMessage id="transfers.to" />}
          value={<FormattedMessage id={walletNames[walletNumber(toWallet)]} />}
        />
      ) : (
        <SummaryRow
          label={<FormattedMessage id="transfers.recipient" />}
          value={<Recipient quote={quote} details={details} />}
        />
      )}
      <SummaryRow
        label={<FormattedMessage id="transfers.fee" />}
        value={<ExactMoney amount={quote.fee} unit={coin} />}
      />
      {received && (
        <SummaryRow
          label={<FormattedMessage id={kind === "user" ? "transfers.recipientGets" : "transfers.arriving"} />}
          value={<ExactMoney amount={received} unit={coin} />}
        />
      )}
      {kind === "user" && remark.trim() && (
        <SummaryRow label={<FormattedMessage id="transfers.remark" />} value={remark.trim()} />
      )}
    </SummaryList>
  );
}

/** The masked name first: the user compares it with the typed contact. */
function Recipient({ quote, details }: { quote: Offer; details: Details }) {
  return (
    <span className="flex flex-col items-end gap-0.5">
      <span className="font-semibold">{quote.recipient?.name}</span>
      <span className="font-normal text-ink-2">{details.recipient.trim()}</span>
    </span>
  );
}

/** All figures of a completed transfer. */
export function RecordLines({ made }: { made: TransferRecord }) {
  const { coin, amount, fee, received, incoming, counterparty, fromWallet, toWallet, cashier, remark } = made;
  const row = (label: ReactNode, value: ReactNode) => <SummaryRow label={label} value={value} />;
  return (
    <SummaryList>
      {row(<FormattedMessage id="transfers.number" />, <span className="font-mono text-label">{made.number}</span>)}
      {row(
        <FormattedMessage id={incoming ? "transfers.theySent" : "transfers.youSend"} />,
        <ExactMoney amount={amount} unit={coin} />,
      )}
      {fromWallet !== null &&
        row(<FormattedMessage id="transfers.from" />, <FormattedMessage id={walletNames[fromWallet]} />)}
      {toWallet !== null &&
        row(<FormattedMessage id="transfers.to" />, <FormattedMessage id={walletNames[toWallet]} />)}
      {counterparty !== null &&
        row(<FormattedMessage id={incoming ? "transfers.sender" : "transfers.recipient"} />, counterparty)}
      {row(<FormattedMessage id="transfers.fee" />, <ExactMoney amount={fee} unit={coin} />)}
      {row(
        <FormattedMessage
          id={incoming || made.kind === "ownWallet" ? "transfers.arriving" : "transfers.recipientGets"}
        />,
        <ExactMoney amount={received} unit={coin} />,
      )}
      {cashier && row(<FormattedMessage id="transfers.cashier" />, cashier.userName)}
      {remark && row(<FormattedMessage id="transfers.remark" />, remark)}
    </SummaryList>
  );
}

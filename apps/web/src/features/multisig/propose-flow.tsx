import type { CoinConfig, MultisigWalletDetail } from "@coffer/sdk";
import { Card, Notice, Skeleton, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { compare, decimalsOf, formatAmount, subtract } from "../../platform/amount/amount.ts";
import { networkOf } from "../../platform/destination/coin-network-field.tsx";
import { DestinationFields } from "../../platform/destination/destination.tsx";
import { BlockNotice, useBlock } from "../../platform/flow/block-notice.tsx";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { Form } from "../../platform/form/form.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { useAccount } from "../../platform/session.ts";
import { boundsOf, noDetails, type ProposeDetails, type ProposeTerms, proposeRule } from "./propose-details.ts";
import { useBook, useCoins } from "./terms.ts";
import { Threshold } from "./threshold.tsx";
import { Unfinished } from "./unfinished.tsx";
import { useProposeFlow } from "./use-propose-flow.ts";
import { VerifyStep } from "./verify-step.tsx";
import { walletQuery } from "./wallet-query.ts";

export interface ProposeFlowProps {
  wallet: string;
  asked: { coin?: string | undefined; network?: string | undefined };
}

/** The flow; while a withdrawal is unfinished or a security change blocks it, the reason and a link. */
export function ProposeFlow({ wallet: id, asked }: ProposeFlowProps) {
  // An unfinished one may have expired meanwhile.
  const { data: wallet, error, refetch } = useQuery({ ...walletQuery(id), refetchOnMount: "always" });
  const block = useBlock(useAccount()?.withdrawBlockedUntil ?? null);
  if (wallet && !block) return <Flow wallet={wallet} asked={asked} />;
  return (
    <Page title={<FormattedMessage id="multisig.withdraw" />}>
      {error && !wallet ? (
        <Card>
          <LoadFailure error={error} again={() => void refetch()} />
        </Card>
      ) : !wallet ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        block && <BlockNotice block={block} />
      )}
    </Page>
  );
}

function Flow({ wallet, asked }: { wallet: MultisigWalletDetail; asked: ProposeFlowProps["asked"] }) {
  const intl = useIntl();
  const { locale } = intl;
  const book = useBook();
  const { balances } = wallet;
  const holds = (coin: string, network: string) => balances.some((row) => row.coin === coin && row.network === network);
  const coins = useCoins()
    .map((coin) => ({ ...coin, networks: coin.networks.filter(({ network }) => holds(coin.coin, network)) }))
    .filter((coin) => coin.networks.length > 0);
  const known = book.map(({ label, address }) => ({ name: label, address }));
  const terms: ProposeTerms = { coins, balances, known };
  const flow = useProposeFlow(wallet.id, coins);
  const [only] = balances.length === 1 ? balances : [];
  const start = { coin: asked.coin ?? only?.coin ?? "", network: asked.network ?? only?.network ?? "" };
  const form = useFlowForm(flow, { schema: proposeRule(terms), defaultValues: { ...noDetails, ...start } });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const amount = formatAmount(details.amount || "0", { decimals: decimalsOf(details.amount || "0"), locale });
  // 50009 while sending. After a lost reply it may be this very proposal, which the flow resolves.
  if (wallet.unfinishedWithdrawalId !== null && !flow.act.busy && flow.unknown === undefined)
    return (
      <Page title={<FormattedMessage id="multisig.withdraw" />}>
        <Unfinished id={wallet.unfinishedWithdrawalId} />
      </Page>
    );
  const lines = (
    <ProposeLines
      details={details}
      coins={coins}
      label={book.find(({ address }) => address === details.address)?.label}
    />
  );
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="multisig.withdrawFrom" values={{ name: wallet.name }} />}
      lead={<Threshold least={wallet.minSignatures} signers={wallet.networks[0]?.signers.length ?? 0} />}
      summary={<ProposeSummary details={details} coins={coins} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <PinFirst why="multisig.pinWhy" />
            <DestinationFields
              coins={coins}
              about={({ withdrawFee, withdrawEnabled }, coin) => ({
                note: intl.formatMessage({ id: "multisig.feeOf" }, { fee: withdrawFee, coin }),
                closed: !withdrawEnabled,
              })}
              saved={book}
              known={known}
            />
            <AmountField
              name="amount"
              label={<FormattedMessage id="multisig.amount" />}
              {...boundsOf(terms, typed)}
              required
            />
            <TextField
              name="remark"
              label={<FormattedMessage id="multisig.note" />}
              hint={<FormattedMessage id="multisig.noteHint" />}
              autoComplete="off"
            />
          </Form>
        ),
        action: <FormattedMessage id="multisig.toReview" />,
        note: <FormattedMessage id="multisig.toReviewNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <FormattedMessage id="multisig.reviewWithdrawal" />
            </h2>
            {lines}
            <Notice tone="warn" live="off">
              <FormattedMessage id="multisig.undone" values={{ least: wallet.minSignatures }} />
            </Notice>
          </>
        ),
        action: <FormattedMessage id="multisig.toVerify" />,
      }}
      verify={{
        content: <VerifyStep flow={flow} lines={lines} />,
        action: <FormattedMessage id="multisig.propose" values={{ amount, coin: details.coin }} />,
        note: <FormattedMessage id="multisig.proposeNote" />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}

interface LinesProps {
  details: ProposeDetails;
  coins: readonly CoinConfig[];
  label?: string | undefined;
}
const feeIn = ({ details, coins }: LinesProps) => networkOf(coins, details)?.withdrawFee;
const receivedIn = ({ details: { amount }, fee }: { details: ProposeDetails; fee: string | undefined }) =>
  fee !== undefined && amount !== "" && compare(amount, fee) > 0 ? subtract(amount, fee) : undefined;

/** All details again, with the full address. */
function ProposeLines({ details, coins, label }: LinesProps) {
  const { address, tag, remark } = details;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="multisig.to" />}
        value={
          <span className="flex flex-col items-end gap-1">
            {label && <span>{label}</span>}
            <Address value={address} full />
          </span>
        }
      />
      {tag && (
        <SummaryRow label={<FormattedMessage id="form.tag" />} value={<span className="font-mono">{tag}</span>} />
      )}
      <SummaryRow label={<FormattedMessage id="multisig.network" />} value={networkOf(coins, details)?.name ?? ""} />
      <AmountRows details={details} coins={coins} />
      {remark.trim() && <SummaryRow label={<FormattedMessage id="multisig.note" />} value={remark.trim()} />}
    </SummaryList>
  );
}

/** What leaves, the fee, what arrives: on every step. */
function ProposeSummary({ details, coins }: LinesProps) {
  return (
    <SummaryList>
      <AmountRows details={details} coins={coins} />
    </SummaryList>
  );
}

function AmountRows({ details, coins }: LinesProps) {
  const { coin, amount } = details;
  const fee = feeIn({ details, coins });
  const received = receivedIn({ details, fee });
  return (
    <>
      <SummaryRow
        label={<FormattedMessage id="multisig.leaves" />}
        value={amount === "" ? "–" : <ExactMoney amount={amount} unit={coin} />}
      />
      <SummaryRow
        label={<FormattedMessage id="multisig.fee" />}
        value={fee ? <ExactMoney amount={fee} unit={coin} /> : "–"}
      />
      <SummaryTotal
        label={<FormattedMessage id="multisig.received" />}
        value={received ? <ExactMoney amount={received} unit={coin} /> : "–"}
      />
    </>
  );
}

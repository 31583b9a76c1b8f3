import type { FinancialPositionDetail, FinancialProductDetail, TradeRecord } from "@coffer/sdk";
import { Card, Notice, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { type Amount, compare, decimalsOf, formatAmount, isZero, subtract } from "../../platform/amount/amount.ts";
import { HoldCard } from "../../platform/flow/block-notice.tsx";
import { useFlowForm, useFlowProofForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { breach } from "../../platform/form/amount-rule.ts";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { When } from "../../platform/page/when.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import {
  emptyVerification,
  type Method,
  type Verification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { serverNow } from "../../platform/time/deadline.ts";
import { api, coffer } from "./api.ts";
import { PauseNotice, usePause } from "./pause.tsx";

interface Details {
  amount: Amount;
}
interface Proof {
  verification: Verification;
}
type RedeemKind = Flow<Details, TradeRecord, Proof, FinancialPositionDetail>;
const codes = { 50014: "amount", 60028: "amount" } as const;

/** The stake, its product, and the amount from which a proof is needed. */
export function RedeemScreen({ id }: { id: string }) {
  const position = useQuery({ ...api.earn.getFinancialPosition.queryOptions({ id }), meta: { shows: "place" } });
  const productId = position.data?.productId ?? "";
  const product = useQuery({
    ...api.earn.getUserProductDetail.queryOptions({ id: productId }),
    enabled: position.data !== undefined,
    meta: { shows: "place" },
  });
  const held = useQuery({ ...api.assets.getAssets.queryOptions(), meta: { shows: "place" } });
  const failed = [position, product, held].find(({ error, data }) => error && !data);
  if (failed)
    return (
      <Card>
        <LoadFailure error={failed.error} again={() => void failed.refetch()} />
      </Card>
    );
  if (!position.data || !product.data || !held.data) return <Skeleton className="h-[560px] w-full" />;
  const { coin } = position.data;
  const provedFrom = held.data.items.find((each) => each.coin === coin)?.reviewFrom ?? undefined;
  return <RedeemFlow position={position.data} product={product.data} provedFrom={provedFrom} />;
}

interface RedeemProps {
  position: FinancialPositionDetail;
  product: FinancialProductDetail;
  provedFrom: Amount | undefined;
}

/** Amount → review → proof from 50 000 USD → its record. */
function RedeemFlow({ position, product, provedFrom }: RedeemProps) {
  const { locale } = useIntl();
  const wantsProof = ({ amount }: Details) => provedFrom !== undefined && compare(amount || "0", provedFrom) >= 0;
  const flow = useRedeemFlow(position, wantsProof);
  const { isPaused } = usePause(product);
  const { coin, scale, amount: inIt, maturesAt } = position;
  const isTerm = maturesAt !== null;
  const bounds = { unit: coin, decimals: scale, balance: inIt, ...(isTerm && { min: inIt }) };
  const rule = z.object({ amount: z.string() }).check(
    z.superRefine(({ amount }, context) => {
      const fault = breach(amount, bounds) ?? leftover(amount, position, product);
      if (fault) context.addIssue({ code: "custom", path: ["amount"], params: fault });
    }),
  );
  const form = useFlowForm(flow, { schema: rule, defaultValues: { amount: isTerm ? inIt : "" } });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const atDetails = flow.step === "details";
  const details = atDetails ? typed : (flow.intent?.details ?? typed);
  const amount = formatAmount(details.amount || "0", { decimals: decimalsOf(details.amount || "0"), locale });
  const action = <FormattedMessage id="earn.redeemAction" values={{ amount, coin }} />;
  const proved = flow.intent !== undefined && wantsProof(flow.intent.details);
  const title = <FormattedMessage id="earn.redeemFrom" values={{ name: position.productName }} />;
  const isEarly = isTerm && Date.parse(maturesAt) > serverNow();

  if (atDetails && (isPaused || (isEarly && !position.earlyRedeemable)))
    return (
      <Page title={title}>
        <HoldCard>
          {isPaused ? (
            <PauseNotice product={product} />
          ) : (
            <Notice title={<FormattedMessage id="earn.redeemFixed" />}>
              <FormattedMessage id="earn.redeemableFrom" values={{ time: <When at={position.maturesAt ?? ""} /> }} />
            </Notice>
          )}
        </HoldCard>
      </Page>
    );
  const lines = <RedeemLines amount={details.amount} position={position} isEarly={isEarly} />;
  return (
    <FlowShell
      flow={flow}
      title={title}
      lead={<FormattedMessage id="earn.redeemLead" />}
      summary={lines}
      details={{
        content: (
          <>
            <PauseNotice product={product} />
            <Form form={form} id={flow.formId}>
              {wantsProof(typed) && <PinFirst why="earn.noPinBody" />}
              <AmountField
                name="amount"
                label={<FormattedMessage id="earn.amount" />}
                {...bounds}
                hint={isTerm ? <FormattedMessage id="earn.termWhole" /> : undefined}
                required
              />
            </Form>
          </>
        ),
        action: <FormattedMessage id="earn.toReview" />,
        note: <FormattedMessage id="earn.toReviewNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <FormattedMessage id="earn.reviewTitle" />
            </h2>
            {lines}
            {isEarly && (
              <Notice tone="warn" live="off">
                <FormattedMessage id="earn.redeemEarly" />
              </Notice>
            )}
          </>
        ),
        action: proved ? <FormattedMessage id="earn.toVerify" /> : action,
        note: <FormattedMessage id="earn.redeemNote" />,
      }}
      verify={{ content: <Prove flow={flow} />, action }}
      result={{ content: null, actions: null }}
    />
  );
}

/** The contract: "what stays in a product without a term is at least its minimum". */
function leftover(
  amount: Amount,
  { amount: inIt, maturesAt, coin }: FinancialPositionDetail,
  product: FinancialProductDetail,
) {
  const left = subtract(inIt, amount);
  if (maturesAt !== null || isZero(left) || compare(left, product.minimumAmount) >= 0) return undefined;
  return { text: "earn.leftover" as const, values: { minimum: product.minimumAmount, coin } };
}

function RedeemLines({
  amount,
  position,
  isEarly,
}: {
  amount: Amount;
  position: FinancialPositionDetail;
  isEarly: boolean;
}) {
  const { coin, amount: inIt, interestAccrued } = position;
  const fits = amount !== "" && compare(amount, inIt) <= 0;
  return (
    <SummaryList aria-live="polite">
      <SummaryRow label={<FormattedMessage id="earn.inIt" />} value={<ExactMoney amount={inIt} unit={coin} />} />
      <SummaryRow
        label={<FormattedMessage id="earn.youRedeem" />}
        value={amount ? <ExactMoney amount={amount} unit={coin} /> : "–"}
      />
      <SummaryRow
        label={<FormattedMessage id="earn.stays" />}
        value={fits ? <ExactMoney amount={subtract(inIt, amount)} unit={coin} /> : "–"}
      />
      {isEarly && (
        <SummaryRow
          label={<FormattedMessage id="earn.youLose" />}
          value={<ExactMoney amount={interestAccrued} unit={coin} />}
        />
      )}
      <SummaryRow label={<FormattedMessage id="earn.arrives" />} value={<FormattedMessage id="earn.within24" />} />
      <SummaryRow label={<FormattedMessage id="earn.into" />} value={<FormattedMessage id="page.walletEarn" />} />
    </SummaryList>
  );
}

const needed = (hasAuthenticator: boolean): Method[] => [
  "fundPassword",
  ...(hasAuthenticator ? ["googleCode" as const] : []),
];

function Prove({ flow }: { flow: RedeemKind }) {
  const methods = needed(useAccount()?.hasGoogleAuthenticator ?? false);
  const form = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  return (
    <Form form={form} id={flow.formId}>
      {!flow.locked && <VerificationFields methods={methods} />}
    </Form>
  );
}

const clockDoubt = 2000; // ms; the server's time has a resolution of a second.

function useRedeemFlow({ id }: FinancialPositionDetail, wantsProof: (details: Details) => boolean): RedeemKind {
  const queries = useQueryClient();
  const moved = useMoneyMoved();
  return useFlow<Details, TradeRecord, Proof, FinancialPositionDetail>({
    name: `redeem-${id}`,
    codes,
    quote: {
      ask: () => queries.fetchQuery({ ...api.earn.getFinancialPosition.queryOptions({ id }), staleTime: 0 }),
      held: () => undefined,
      same: () => true,
    },
    send: ({ details }, once, proved) =>
      coffer.earn.createWithdraw({ positionId: id, amount: details.amount, ...proved?.proof }, once).finally(moved),
    proofInCall: {
      wanted: ({ details }) => wantsProof(details),
      lookUp: async ({ details }, left) => {
        const StartTime = new Date(Date.parse(left) - clockDoubt).toISOString();
        const { items } = await coffer.earn.getUserTradeRecord({ PositionId: id, Type: "redeem", StartTime });
        return items.find((made) => compare(made.amount, details.amount) === 0);
      },
    },
    resultAt: (record) => ({ id: record.id, redeem: undefined, step: undefined }),
  });
}

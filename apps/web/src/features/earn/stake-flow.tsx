import type { FinancialProductDetail, TradeRecord } from "@coffer/sdk";
import { WalletType } from "@coffer/sdk";
import { Card, Notice, Skeleton, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { type Amount, decimalsOf, formatAmount, smaller, subtract } from "../../platform/amount/amount.ts";
import { interestOf } from "../../platform/amount/interest.ts";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { breach } from "../../platform/form/amount-rule.ts";
import { CheckField } from "../../platform/form/check-field.tsx";
import { Form } from "../../platform/form/form.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { walletNames, walletNumber } from "../../platform/money/wallets.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { When } from "../../platform/page/when.tsx";
import { api, coffer } from "./api.ts";
import { PauseLine } from "./pause.tsx";
import { RedemptionRule, rateShown, TermText } from "./product-rows.tsx";

interface Details {
  amount: Amount;
  wallet: string;
  agreed: boolean;
}
/** The review's figures from the server. */
interface Offer {
  product: FinancialProductDetail;
  opened: boolean;
}
const codes = { 50014: "amount", 60028: "amount" } as const;
const wallets = [WalletType.main, WalletType.earn] as const;

/** The product, its balances by wallet, and whether the terms were accepted. */
export function StakeScreen({ id }: { id: string }) {
  const product = useQuery({ ...api.earn.getUserProductDetail.queryOptions({ id }), meta: { shows: "place" } });
  const balances = useQuery({ ...api.earn.getUserAccountBalance.queryOptions(), meta: { shows: "place" } });
  const held = useQuery({ ...api.assets.getAssets.queryOptions(), meta: { shows: "place" } });
  const queries = [product, balances, held];
  const failed = queries.find(({ error, data }) => error && !data);
  if (failed)
    return (
      <Card>
        <LoadFailure error={failed.error} again={() => void failed.refetch()} />
      </Card>
    );
  if (!product.data || !balances.data || !held.data) return <Skeleton className="h-[560px] w-full" />;
  const parts = held.data.items.find(({ coin }) => coin === product.data.coin)?.wallets ?? [];
  const availableIn = (wallet: string) => parts.find((part) => part.wallet === walletNumber(wallet))?.available ?? "0";
  return <StakeFlow product={product.data} opened={balances.data.opened} availableIn={availableIn} />;
}

interface StakeProps {
  product: FinancialProductDetail;
  opened: boolean;
  availableIn: (wallet: string) => Amount;
}

/** Amount and wallet → review → its record with the first payment's date. */
function StakeFlow({ product, opened, availableIn }: StakeProps) {
  const intl = useIntl();
  const { locale } = intl;
  const flow = useStakeFlow(product.id);
  const boundsOf = ({ wallet }: Pick<Details, "wallet">) => ({
    unit: product.coin,
    decimals: product.scale,
    balance: availableIn(wallet),
    min: product.minimumAmount,
    max: smaller(subtract(product.maximumAmount, product.held ?? "0"), product.remainingQuota),
  });
  const rule = z.object({ amount: z.string(), wallet: z.string(), agreed: z.boolean() }).check(
    z.superRefine((details, context) => {
      const fault = breach(details.amount, boundsOf(details));
      if (fault) context.addIssue({ code: "custom", path: ["amount"], params: fault });
      if (!opened && !details.agreed)
        context.addIssue({ code: "custom", path: ["agreed"], params: { text: "earn.agreeFirst" } });
    }),
  );
  const form = useFlowForm(flow, { schema: rule, defaultValues: { amount: "", wallet: "0", agreed: false } });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const offered = flow.intent?.quote.product ?? product;
  const amount = formatAmount(details.amount || "0", { decimals: decimalsOf(details.amount || "0"), locale });
  const action = <FormattedMessage id="earn.stakeAction" values={{ amount, coin: product.coin }} />;
  const option = (wallet: WalletType) => ({
    value: String(wallet),
    label: intl.formatMessage({ id: walletNames[wallet] }),
    note: intl.formatMessage({ id: "earn.has" }, { amount: availableIn(String(wallet)), coin: product.coin }),
  });
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="earn.stakeIn" values={{ name: product.name }} />}
      lead={product.description}
      summary={<StakeLines details={details} product={offered} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <SelectField
              name="wallet"
              label={<FormattedMessage id="earn.paysFrom" />}
              size="lg"
              options={wallets.map(option)}
            />
            <AmountField name="amount" label={<FormattedMessage id="earn.amount" />} {...boundsOf(typed)} required />
            <Notice tone="neutral" live="off" title={<FormattedMessage id="earn.risk" />}>
              {product.riskNotice}
            </Notice>
            {!opened && (
              <CheckField name="agreed" label={<FormattedMessage id="earn.agreeShort" />}>
                <FormattedMessage id="earn.agree" />
              </CheckField>
            )}
          </Form>
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
            <StakeLines details={details} product={offered} whole />
          </>
        ),
        action,
        note: <FormattedMessage id="earn.sendNote" />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}

/** The stake, its interest, the first payment and the redemption. */
function StakeLines({
  details,
  product,
  whole,
}: {
  details: Details;
  product: FinancialProductDetail;
  whole?: boolean;
}) {
  const { locale } = useIntl();
  const { coin, termDays, annualRate, dayCountDays, scale } = product;
  const { amount } = details;
  const fits = amount !== "" && decimalsOf(amount) <= scale;
  const earned = fits ? interestOf(amount, termDays || 1, { annualRate, dayCountDays, scale }) : undefined;
  return (
    <SummaryList aria-live={whole ? "off" : "polite"}>
      <SummaryRow
        label={<FormattedMessage id="earn.youStake" />}
        value={amount ? <ExactMoney amount={amount} unit={coin} /> : "–"}
      />
      {whole && (
        <SummaryRow
          label={<FormattedMessage id="earn.paysFrom" />}
          value={<FormattedMessage id={walletNames[walletNumber(details.wallet)]} />}
        />
      )}
      <SummaryRow label={<FormattedMessage id="earn.rate" />} value={rateShown(annualRate, locale)} />
      <SummaryRow label={<FormattedMessage id="earn.term" />} value={<TermText product={product} />} />
      <SummaryRow label={<FormattedMessage id="earn.firstInterest" />} value={<When at={product.nextInterestAt} />} />
      {whole && (
        <SummaryRow label={<FormattedMessage id="earn.redemption" />} value={<RedemptionRule product={product} />} />
      )}
      {whole && (
        <SummaryRow label={<FormattedMessage id="earn.pauseEvery" />} value={<PauseLine product={product} />} />
      )}
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id={termDays > 0 ? "earn.interestOf" : "earn.aDay"} values={{ days: termDays }} />}
        value={earned === undefined ? "–" : <ExactMoney amount={earned} unit={coin} />}
      />
    </SummaryList>
  );
}

/** Accepts the terms if needed, then stakes once. */
function useStakeFlow(id: string): Flow<Details, TradeRecord, never, Offer> {
  const queries = useQueryClient();
  const moved = useMoneyMoved();
  return useFlow<Details, TradeRecord, never, Offer>({
    name: `stake-${id}`,
    codes,
    quote: {
      ask: async () => {
        const [product, { opened }] = await Promise.all([
          queries.fetchQuery({ ...api.earn.getUserProductDetail.queryOptions({ id }), staleTime: 0 }),
          queries.fetchQuery({ ...api.earn.getUserAccountBalance.queryOptions(), staleTime: 0 }),
        ]);
        return { product, opened };
      },
      held: () => undefined,
      same: () => true,
    },
    send: async ({ details, quote }, once) => {
      // A repeated call returns the existing account.
      if (!quote.opened)
        await coffer.earn.createFinancingUser(
          { agreementAccepted: true },
          { ...once, idempotencyKey: `${once.idempotencyKey}-account` },
        );
      const input = { productId: id, amount: details.amount, wallet: walletNumber(details.wallet) };
      return coffer.earn.createDeposit(input, once).finally(moved);
    },
    resultAt: (record) => ({ id: record.id, stake: undefined, step: undefined }),
  });
}

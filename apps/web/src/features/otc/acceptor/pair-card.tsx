import type { AcceptorPair, OtcSymbol } from "@coffer/sdk";
import { Button, Card, CardBody, CardHeader, CoinIcon, SummaryList, SummaryRow, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { When } from "../../../platform/page/when.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import { coffer } from "../api.ts";
import { PairSwitch } from "./pair-switch.tsx";
import { termsOf, termsRule } from "./pair-terms.ts";
import { TermsFields } from "./terms-fields.tsx";
import { TryTerms } from "./try-terms.tsx";

export interface PairCardProps {
  pair: AcceptorPair;
  /** The desk's decimals and bounds. */
  desk: OtcSymbol;
}

/** A served pair: its current rates, editable terms, and a preview. */
export function PairCard({ pair, desk }: PairCardProps) {
  const intl = useIntl();
  const changed = useMoneyMoved();
  const { id, symbol, base, quote } = pair;
  const form = useCofferForm({
    schema: termsRule(desk),
    defaultValues: termsOf(pair),
    submit: (terms) => coffer.otc.updateConfig({ id, ...terms }).finally(changed),
    done: (saved) => {
      form.reset(termsOf(saved));
      notify({ tone: "success", words: intl.formatMessage({ id: "otcAcceptor.saved" }, { symbol }) });
    },
  });
  const { isDirty } = form.formState;
  return (
    <Card>
      <CardHeader>
        <TwoLine
          icon={<CoinIcon ticker={base} />}
          title={symbol.replace("/", " / ")}
          note={
            <>
              <FormattedMessage id="otcAcceptor.changed" /> <When at={pair.updatedAt} />
            </>
          }
        />
        <PairSwitch pair={pair} />
      </CardHeader>
      <CardBody className="flex flex-col gap-6">
        <Rates pair={pair} />
        <Form form={form}>
          <TermsFields pair={desk} />
          <TryTerms symbol={symbol} base={base} quote={quote} decimals={desk.baseScale} quantity={pair.sellMinimum} />
          <div className="flex flex-wrap items-center gap-2.5">
            {isDirty ? (
              <>
                <SubmitButton>
                  <FormattedMessage id="otcAcceptor.save" />
                </SubmitButton>
                <Button variant="ghost" onClick={() => form.reset(termsOf(pair))}>
                  <FormattedMessage id="otcAcceptor.discard" />
                </Button>
              </>
            ) : (
              <p className="text-ink-2 text-label">
                <FormattedMessage id="otcAcceptor.inPlace" />
              </p>
            )}
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}

/** The saved terms at the current market. */
function Rates({ pair: { quote, referenceRate, buyRate, sellRate } }: { pair: AcceptorPair }) {
  const rateText = useRateText();
  const rate = (value: string | null) =>
    value === null ? (
      <FormattedMessage id="otc.noMarket" />
    ) : (
      <span title={value}>
        {rateText(value)} <span className="text-ink-2">{quote}</span>
      </span>
    );
  return (
    <SummaryList>
      <SummaryRow label={<FormattedMessage id="otcAcceptor.reference" />} value={rate(referenceRate)} />
      <SummaryRow label={<FormattedMessage id="otcAcceptor.youPay" />} value={rate(buyRate)} />
      <SummaryRow label={<FormattedMessage id="otcAcceptor.youAsk" />} value={rate(sellRate)} />
    </SummaryList>
  );
}

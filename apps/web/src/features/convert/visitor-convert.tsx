import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { Form } from "../../platform/form/form.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { stringifySearch } from "../../platform/url/search.ts";
import { AmountsForm } from "./amounts-form.tsx";
import { type ConvertFormProps, useFollow } from "./convert-flow.tsx";
import { detailsRule } from "./details.ts";
import { MarketRate } from "./market-rate.tsx";
import { searchOf } from "./search.ts";
import { pairIn } from "./terms.ts";
import type { LiveQuote } from "./use-live-quote.ts";

/** Quotes belong to a user: a visitor sees the market's rate. */
const noQuote: LiveQuote = {
  quote: undefined,
  failure: undefined,
  busy: false,
  again: () => undefined,
};

/** Pairs and rates for visitors, with a link that keeps their input. */
export function VisitorConvert({ terms, start, follow }: ConvertFormProps) {
  const form = useCofferForm({ schema: detailsRule(terms), defaultValues: start, submit: async () => undefined });
  const choice = useWatch({ control: form.control, compute: (values) => values });
  useFollow(choice, follow);
  const pair = pairIn(terms, choice);
  const next = `/convert${stringifySearch(searchOf(choice))}`;
  return (
    <Page
      title={<FormattedMessage id="convert.title" />}
      lead={<FormattedMessage id="convert.lead" values={{ seconds: pair?.quoteSeconds ?? 0 }} />}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody>
            <Form form={form}>
              <AmountsForm terms={terms} live={noQuote} />
            </Form>
          </CardBody>
        </Card>
        <Card>
          <CardBody className="flex flex-col gap-4">
            <CardTitle>
              <FormattedMessage id="convert.market" />
            </CardTitle>
            <MarketRate pair={pair} />
            {pair && (
              <p className="text-ink-2 text-label">
                <FormattedMessage id="convert.cost" values={{ spread: pair.spreadPercent, fee: pair.feePercent }} />
              </p>
            )}
            <Button asChild size="lg" className="w-full">
              <Link to="/user/login" search={{ next }}>
                <FormattedMessage id="convert.signIn" />
              </Link>
            </Button>
            <p className="text-ink-2 text-label">
              <FormattedMessage id="convert.signInNote" />
            </p>
          </CardBody>
        </Card>
      </div>
    </Page>
  );
}

import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { Form } from "../../platform/form/form.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { api } from "../../platform/p2p/api.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { Page } from "../../platform/page/page.tsx";
import { stringifySearch } from "../../platform/url/search.ts";
import type { CardFormProps } from "./card-flow.tsx";
import { CardSummary, QuoteLines } from "./card-lines.tsx";
import { DetailsForm } from "./details-form.tsx";
import { type Details, detailsRule, type Terms } from "./terms.ts";

/** Shows visitors the cost; their input is kept through sign-in. */
export function VisitorCard({ terms, start }: CardFormProps) {
  const form = useCofferForm({ schema: detailsRule(terms), defaultValues: start, submit: async () => undefined });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const { legalCurrency: currency, coin, amount } = typed;
  const next = `/creditcard${stringifySearch({ coin, currency, ...(amount !== "" && { amount }) })}`;
  return (
    <Page title={<FormattedMessage id="cards.cardTitle" />} lead={<FormattedMessage id="cards.cardLead" />}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody>
            <Form form={form}>
              <DetailsForm terms={terms} />
            </Form>
          </CardBody>
        </Card>
        <Card>
          <CardBody className="flex flex-col gap-4">
            <CardTitle>
              <FormattedMessage id="flow.summary" />
            </CardTitle>
            <Cost terms={terms} typed={typed} />
            <Button asChild size="lg" className="w-full">
              <Link to="/user/login" search={{ next }}>
                <FormattedMessage id="cards.signIn" />
              </Link>
            </Button>
            <p className="text-ink-2 text-label">
              <FormattedMessage id="cards.signInNote" />
            </p>
          </CardBody>
        </Card>
      </div>
    </Page>
  );
}

/** A visitor may request a rate too; nothing is booked. */
function Cost({ terms, typed }: { terms: Terms; typed: Details }) {
  const { legalCurrency, coin, amount } = typed;
  const { data, error } = useQuery({
    ...api.cards.getCreditCardQuote.queryOptions({ legalCurrency, coin, amount }),
    enabled: detailsRule(terms).safeParse(typed).success,
    meta: { shows: "place" },
  });
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      {error && !data && <FailureNote error={error} />}
      {data ? <QuoteLines quote={data} terms={terms} /> : <CardSummary terms={terms} currency={legalCurrency} />}
    </div>
  );
}

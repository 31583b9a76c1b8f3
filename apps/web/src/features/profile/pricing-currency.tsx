import { Card, CardBody, Select } from "@coffer/ui";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useIntl } from "react-intl";
import { api, coffer } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { notify } from "../../platform/notices.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { type Account, loadAccount } from "../../platform/session.ts";
import { useAction } from "../../platform/use-action.ts";

/** The currency of totals; a choice saves it. */
export function PricingCurrency({ account }: { account: Account }) {
  const intl = useIntl();
  const id = useId();
  const queryClient = useQueryClient();
  const totalsAreStale = useMoneyMoved();
  const { data: currencies } = useSuspenseQuery(api.basic.getLegalPricingCurrencyList.queryOptions());
  const { run, busy, failure } = useAction();
  const choose = (currency: string) =>
    run(async () => {
      await coffer.profile.setPricingCurrency({ currency });
      await loadAccount(queryClient);
      totalsAreStale();
      notify({ tone: "success", words: intl.formatMessage({ id: "profile.currencyDone" }, { currency }) });
    });
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <label htmlFor={id} className="font-medium">
            <FormattedMessage id="profile.currency" />
          </label>
          <p className="mt-0.5 text-ink-2 text-label">
            <FormattedMessage id="profile.currencyNote" />
          </p>
        </div>
        <Select
          id={id}
          value={account.pricingCurrency}
          onValueChange={(value) => void choose(value)}
          options={currencies.map(({ currency, name }) => ({ value: currency, label: `${currency} · ${name}` }))}
          disabled={busy}
          className="w-full sm:w-60"
        />
        {failure !== undefined && <FailureNote error={failure} />}
      </CardBody>
    </Card>
  );
}

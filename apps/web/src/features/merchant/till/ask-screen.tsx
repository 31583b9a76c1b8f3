import { Button, Card, Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { useAccount } from "../../../platform/session.ts";
import { AskForm } from "./ask-form.tsx";
import { useAskTerms } from "./use-ask-terms.ts";

/** Creates a payment order, then shows it to the customer. */
export function AskScreen() {
  const account = useAccount();
  const { change } = useSearchState();
  const { terms, error, refetch } = useAskTerms();
  const [first] = terms?.coins ?? [];
  return (
    <Page
      title={<FormattedMessage id="merchantTill.new" />}
      lead={<FormattedMessage id="merchantTill.newLead" />}
      actions={
        <Button asChild variant="secondary">
          <Link to="/merchant/transaction" search={{}}>
            <FormattedMessage id="merchantTill.toOrders" />
          </Link>
        </Button>
      }
    >
      {terms && account ? (
        <AskForm
          terms={terms}
          start={{
            coin: first?.coin ?? "",
            network: first?.networks[0]?.network ?? "",
            priceIn: account.pricingCurrency,
          }}
          pricingCurrency={account.pricingCurrency}
          done={({ id }) => void change({ do: undefined, till: id })}
        />
      ) : error ? (
        <Card>
          <LoadFailure error={error} again={refetch} />
        </Card>
      ) : (
        <Skeleton className="h-[560px] w-full max-w-[560px]" />
      )}
    </Page>
  );
}

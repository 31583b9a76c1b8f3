import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";

const withdrawPage = "/assets/cash/withdraw";

/** Links to the payout form with the payee selected. */
export function PayLink({ search }: { search: { recipient: string } | { bank: string } }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <PathLink to={withdrawPage} search={search}>
        <FormattedMessage id="cash.pay" />
      </PathLink>
    </Button>
  );
}

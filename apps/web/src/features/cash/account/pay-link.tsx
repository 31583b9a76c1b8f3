import { Button } from "@coffer/ui";
import { PathLink } from "../../../kernel/page/path-link.tsx";
import { Text } from "../../../lib/text.tsx";

const withdrawPage = "/assets/cash/withdraw";

/** Pays somebody, or an own account: the form with them chosen. */
export function PayLink({ search }: { search: { recipient: string } | { bank: string } }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <PathLink to={withdrawPage} search={search}>
        <Text id="cash.pay" />
      </PathLink>
    </Button>
  );
}

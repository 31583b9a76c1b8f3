import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useAccount } from "../../kernel/session.ts";
import { Text } from "../../lib/text.tsx";

/** Where a new customer goes from an empty page: to deposit, and to be verified while that is open. */
export function FirstStep() {
  const account = useAccount();
  return (
    <>
      <Button asChild>
        <Link to="/assets/recharge">
          <Text id="assets.deposit" />
        </Link>
      </Button>
      {account !== undefined && account.kycStatus !== 3 && (
        <Button asChild variant="secondary">
          <Link to="/account/verifiy">
            <Text id="assets.verify" />
          </Link>
        </Button>
      )}
    </>
  );
}

import { Button, Notice } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { api } from "../api.ts";

/** Returns whether the identity is known to be unverified. */
export function useUnverified(): boolean {
  const { data } = useQuery({ ...api.cash.getCashKycVerification.queryOptions(), meta: { shows: "nothing" } });
  return data?.missing.includes("identityVerified") === true;
}

export function VerifyFirst() {
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="cash.verifyFirst" />}
      action={
        <Button asChild size="sm">
          <Link to="/account/verifiy">
            <FormattedMessage id="cash.verify" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="cash.verifyFirstBody" />
    </Notice>
  );
}

import { Button, Notice } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Text } from "../../../platform/intl/text.tsx";
import { api } from "../api.ts";

/** Whether the identity isn't verified yet, as far as that is known. */
export function useUnverified(): boolean {
  const { data } = useQuery({ ...api.cash.getCashKycVerification.queryOptions(), meta: { shows: "nothing" } });
  return data?.missing.includes("identityVerified") === true;
}

export function VerifyFirst() {
  return (
    <Notice
      tone="warn"
      title={<Text id="cash.verifyFirst" />}
      action={
        <Button asChild size="sm">
          <Link to="/account/verifiy">
            <Text id="cash.verify" />
          </Link>
        </Button>
      }
    >
      <Text id="cash.verifyFirstBody" />
    </Notice>
  );
}

import { Button, LogoMark } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { api } from "../platform/api.ts";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { formatMoment } from "../platform/time/time.ts";
import { ErrorPage } from "./error-page.tsx";
import { expectedEnd } from "./maintenance.ts";

const askEvery = 30_000;

/** Maintenance: polls for its end, and returns to the previous page. */
export function MaintainPage({ next }: { next: string }) {
  const navigate = useNavigate();
  const { isSuccess, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...api.basic.getKEIS.queryOptions(),
    refetchInterval: askEvery,
    staleTime: 0,
    gcTime: 0,
    meta: { shows: "nothing" },
  });
  const intl = useIntl();
  const end = expectedEnd(error);
  // A return before the redirect leads on again.
  const here = useLocation().pathname === "/maintain";
  useEffect(() => {
    if (here && isSuccess && dataUpdatedAt > 0) void navigate({ to: next, replace: true });
  }, [isSuccess, dataUpdatedAt, navigate, next, here]);
  return (
    <>
      <LogoMark className="mx-4 mt-6 size-8 sm:mx-8" label="Coffer" />
      <ErrorPage
        code="503"
        title={<FormattedMessage id="maintain.title" />}
        body={
          <>
            <FormattedMessage id="maintain.body" />
            {end && (
              <span className="mt-3 block font-medium text-ink">
                <FormattedMessage id="maintain.end" values={{ end: formatMoment(end, intl) }} />
              </span>
            )}
          </>
        }
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            <FormattedMessage id="error.again" />
          </Button>
        }
      />
    </>
  );
}

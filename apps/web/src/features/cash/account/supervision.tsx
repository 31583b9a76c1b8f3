import { Card, CardBody, CardTitle, cn, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { regionName } from "../../../platform/form/regions.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { api } from "../api.ts";

/** The keeper and supervisor of each currency, with the legal notice. */
export function SupervisionCard({ currency }: { currency?: string | undefined }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id="cash.supervision" />
        </CardTitle>
        <Supervision currency={currency} />
      </CardBody>
    </Card>
  );
}

function Supervision({ currency }: { currency: string | undefined }) {
  const { locale } = useIntl();
  const { data, error, refetch } = useQuery({
    ...api.cash.getCashSupervision.queryOptions({}),
    meta: { shows: "place" },
  });
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <dl className={cn("grid gap-x-8 gap-y-5 text-label", currency === undefined && "sm:grid-cols-2")}>
      {data
        .filter((each) => currency === undefined || each.currency === currency)
        .map(({ currency: of, institutionName, country, regulator, licenceNumber, notice }) => (
          <div key={of}>
            <dt className="font-medium">
              {of} · {institutionName}
            </dt>
            <dd className="mt-1 text-ink-2">
              <FormattedMessage
                id="cash.supervisedBy"
                values={{ regulator, country: regionName(country, locale), licence: licenceNumber }}
              />
              <p className="mt-1">{notice}</p>
            </dd>
          </div>
        ))}
    </dl>
  );
}

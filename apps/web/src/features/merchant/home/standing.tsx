import { MerchantStatus } from "@coffer/sdk";
import { Card, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheckIcon } from "lucide-react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { When } from "../../../platform/page/when.tsx";
import { type MerchantInfo, merchantInfoQuery } from "../standing-query.ts";
import { places } from "./places.ts";
import { OnTrial } from "./trial-notice.tsx";

/** Official, or on trial with the next step. */
export function Standing() {
  const { data, error, refetch } = useQuery(merchantInfoQuery());
  if (error)
    return (
      <Card>
        <LoadFailure error={error} again={() => void refetch()} />
      </Card>
    );
  if (!data) return <Coming />;
  return data.status === MerchantStatus.approved ? <Official info={data} /> : <OnTrial info={data} />;
}

/** Reserves the final height. */
const Coming = () => (
  <Card className="flex h-47 flex-col justify-center gap-4 p-5 sm:h-20">
    <Skeleton className="h-10 w-full" />
  </Card>
);

function Official({ info }: { info: MerchantInfo }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
      <BadgeCheckIcon aria-hidden className="size-5 text-good" strokeWidth={1.75} />
      <h2 className="font-medium">
        <FormattedMessage id="merchantHome.official" />
      </h2>
      <p className="mr-auto text-ink-2 text-label">
        {info.reviewedAt && (
          <FormattedMessage id="merchantHome.officialSince" values={{ time: <When at={info.reviewedAt} /> }} />
        )}
      </p>
      <PathLink {...places.started} className="font-medium text-label text-vault hover:underline">
        <FormattedMessage id="merchantHome.seeApplication" />
      </PathLink>
    </Card>
  );
}

import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { formatTime } from "../time/time.ts";

/** "Funds arrive in 10-30 minutes": the latest time, while they are pending. */
export function Arrival({ expectedAt }: { expectedAt: string | null }) {
  const intl = useIntl();
  if (expectedAt === null) return null;
  return (
    <p className="font-medium">
      <FormattedMessage id="quickPay.arrivesBy" values={{ time: formatTime(expectedAt, intl) }} />
    </p>
  );
}
